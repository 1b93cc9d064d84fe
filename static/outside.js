// Keeps the page as the program made it, where other programs change it: a translator puts other
// nodes in the place of texts, an extension wraps a field or takes an element away. Yew places
// new nodes before those that it has made, and panics where one of these is elsewhere; a text
// that was taken out would change unseen. So what is around a change is first put back. These
// three functions make all of Yew's changes; other programs have functions of their own.
(() => {
  const { insertBefore } = Node.prototype;
  const { set, ...nodeValue } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  // The parent, the children and the text that the program has given a node.
  const given = new WeakMap();
  const givenTo = node => {
    if (!given.has(node)) given.set(node, { children: [], text: node.nodeValue });
    return given.get(node);
  };

  // The child of a parent that is the node, or that another program has wrapped round it.
  const childWith = (parent, node) => {
    if (!node || node.parentNode === parent) return node;
    return given.has(node.parentNode) ? null : childWith(parent, node.parentNode);
  };
  const isKept = (parent, node) => childWith(parent, node) && node.nodeValue === givenTo(node).text;
  // Gives a parent its children in their order and with their texts, unless all are kept. What
  // else is there stands in their place.
  const restore = parent => {
    if (!parent) return;
    const { parent: outer, children } = givenTo(parent);
    if (!parent.isConnected) restore(outer);
    if (children.every(node => isKept(parent, node))) return;
    const kept = new Set(children.map(node => childWith(parent, node) ?? node));
    [...parent.childNodes].forEach(node => kept.has(node) || node.remove());
    [...kept].reduceRight((next, node) => {
      if (node.parentNode !== parent || node.nextSibling !== next) insertBefore.call(parent, node, next);
      return node;
    }, null);
    children.forEach(node => set.call(node, givenTo(node).text));
  };
  const restoreAt = (parent, node) => {
    if (parent && !(parent.isConnected && (!node || isKept(parent, node)))) restore(parent);
  };
  const forget = node => {
    const { parent } = givenTo(node);
    const siblings = givenTo(parent ?? node).children;
    if (parent) siblings.splice(siblings.indexOf(node), 1);
    givenTo(node).parent = null;
  };

  Node.prototype.insertBefore = function (node, next) {
    restoreAt(givenTo(node).parent, node);
    restoreAt(this, next);
    insertBefore.call(this, node, childWith(this, next) ?? null);
    forget(node);
    const { children } = givenTo(this);
    const at = children.indexOf(next);
    children.splice(at < 0 ? children.length : at, 0, node);
    givenTo(node).parent = this;
    return node;
  };
  Node.prototype.removeChild = function (node) {
    restoreAt(this, node);
    forget(node);
    node.remove();
    return node;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(text) {
      restore(givenTo(this).parent);
      set.call(this, text);
      givenTo(this).text = text;
    },
  });
})();
