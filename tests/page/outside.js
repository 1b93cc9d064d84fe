// Changes a tree of nodes in every way that is known of other programs, then as Yew changes the
// nodes that it has made: by the same three functions. It has to look like one that only Yew has
// changed. Returns what differs.
() => {
  const element = (name, ...children) => {
    const made = document.createElement(name);
    children.forEach(child => made.insertBefore(child, null));
    return made;
  };
  const text = value => document.createTextNode(value);
  const font = text => Object.assign(document.createElement('font'), { textContent: text.data });
  const texts = node => node.nodeType === Node.TEXT_NODE ? [node] : [...node.childNodes].flatMap(texts);
  const tree = () => {
    const it = {
      before: text('one '), outer: document.createElement('b'), inner: text('two '),
      after: text('three '), last: document.createElement('i'), end: text('four '),
    };
    it.outer.insertBefore(it.inner, null);
    it.last.insertBefore(it.end, null);
    it.parent = element('p', it.before, it.outer, it.after, it.last);
    it.host = element('div', it.parent);
    document.body.append(it.host);
    return it;
  };

  // Takes all nodes out, and puts them back in another order; of the texts the first has all.
  const merge = parent => {
    const nodes = [...parent.childNodes];
    parent.replaceChildren();
    const own = nodes.filter(node => node.nodeType === Node.TEXT_NODE);
    const whole = own.map(node => node.data).join('');
    const elements = nodes.filter(node => !own.includes(node));
    elements.forEach(merge);
    parent.append(...elements.reverse(), ...own.slice(0, 1));
    own.slice(0, 1).forEach(node => node.data = whole);
  };
  const wrap = ({ outer, last }) => [outer, last].forEach(it => {
    const wrapper = document.createElement('span');
    it.before(wrapper);
    wrapper.append(it);
  });
  const changes = {
    'nothing': () => {},
    'an element for each text': ({ host }) => texts(host).forEach(it => it.replaceWith(font(it))),
    'an element before each text': ({ host }) => texts(host).forEach(it => {
      it.before(font(it));
      it.remove();
    }),
    'an element after each text': ({ host }) => texts(host).forEach(it => {
      it.after(font(it));
      it.remove();
    }),
    'new texts, once all are out': ({ host }) => {
      const places = texts(host).map(it => [it.parentNode, it.nextSibling, it]);
      places.forEach(([, , it]) => it.remove());
      places.forEach(([parent, next, it]) => next ? next.before(text(it.data)) : parent.append(text(it.data)));
    },
    'other values': ({ host }) => texts(host).forEach(it => it.data = 'other'),
    'merged texts': ({ host }) => merge(host),
    'split texts': ({ host }) => texts(host).forEach(it => it.splitText(1)),
    'one text': ({ parent }) => parent.textContent = 'all in one',
    'one element for all': ({ parent }) => parent.replaceChildren(font(text('all in one'))),
    'one child of all': ({ parent, outer }) => parent.replaceChildren(outer),
    'another parent': ({ parent }) => parent.replaceWith(parent.cloneNode(true)),
    'one in the place of its neighbour, and in it': ({ outer, last }) => {
      outer.replaceWith(last);
      outer.append(last);
    },
    'each in the other': ({ outer, last, parent }) => {
      outer.remove();
      last.replaceWith(outer);
      outer.append(last);
      parent.append(last);
      last.append(outer);
    },
    'none': ({ parent }) => parent.replaceChildren(),
    'wrapped': it => wrap(it),
    'wrapped, and an element for each text': it => {
      wrap(it);
      texts(it.host).forEach(it => it.replaceWith(font(it)));
    },
  };
  // Which say the same in the same order.
  const alike = ['nothing', 'an element', 'new texts', 'split', 'wrapped'];

  const names = ['before', 'outer', 'after', 'last'];
  const steps = { 'nothing': () => {} };
  const insert = (parent, next) => parent.insertBefore(element('u', text('new ')), next);
  names.forEach(name => {
    steps[`insert before ${name}`] = it => insert(it.parent, it[name]);
    steps[`remove ${name}`] = it => {
      it.parent.removeChild(it[name]);
      delete it[{ outer: 'inner', last: 'end' }[name] ?? name];
    };
    names.filter(other => other !== name).forEach(other =>
      steps[`move ${name} before ${other}`] = it => it.parent.insertBefore(it[name], it[other]));
    steps[`move ${name} to the end`] = it => it.parent.insertBefore(it[name], null);
  });
  steps['insert at the end'] = it => insert(it.parent, null);
  steps['insert into a child'] = it => insert(it.outer, it.inner);
  steps['remove all'] = it => {
    ['last', 'after', 'outer', 'before'].forEach(name => it.parent.removeChild(it[name]));
    it.before = insert(it.parent, null).firstChild;
    ['inner', 'after', 'end'].forEach(name => delete it[name]);
  };

  const faults = [];
  for (const [change, changed] of Object.entries(changes)) {
    for (const [step, act] of Object.entries(steps)) {
      const isWrapped = change.startsWith('wrapped');
      const [it, plain] = [tree(), tree()];
      const same = (what, look) => {
        const [found, right] = [it, plain].map(look);
        if (found !== right) faults.push(`${change}, ${step}, ${what}: ${found} and not ${right}`);
      };
      const says = (...words) => {
        const said = it.host.textContent;
        words.forEach(word => said.includes(word) || faults.push(`${change}, ${step}: no ${word}in ${said}`));
      };
      try {
        changed(it);
        [it, plain].forEach(act);
        if (alike.some(name => change.startsWith(name))) same('at once', ({ host }) => host.textContent);
        if (step.startsWith('insert')) says('new ');
        const left = ['before', 'inner', 'after', 'end'].filter(name => it[name]);
        for (const name of left) {
          [it, plain].forEach(its => its[name].nodeValue = `${name} changed `);
          says(`${name} changed `);
          // Its neighbours have their texts again.
          const siblings = ({ parent }) => [...parent.childNodes].map(node => node.data).join();
          if (it[name].parentNode === it.parent && !isWrapped) same(name, siblings);
        }
        says(...left.map(name => `${name} changed `));
        [it, plain].forEach(its => insert(its.parent, null));
        same('at the end', ({ host }) => isWrapped ? host.textContent : host.innerHTML);
        if (isWrapped && step === 'nothing' && it.outer.parentNode === it.parent) {
          faults.push(`${change}: the wrapper is gone`);
        }
      } catch (error) {
        faults.push(`${change}, ${step}: ${error}`);
      }
      [it, plain].forEach(({ host }) => host.remove());
    }
  }
  return faults;
}
