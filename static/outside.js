// Keeps the page going when other programs change it: a translator puts elements in the place of
// texts, an extension wraps a field or takes an element away. Yew keeps every node that it has
// made, and places others before it; where the node is elsewhere by then, it panics. A text
// that was taken out would change unseen.
(() => {
  const { insertBefore, removeChild } = Node.prototype;
  // Nodes that were taken out, with what was put in their place.
  const stands = new WeakMap();
  const standsOf = node => {
    let found = stands.get(node) ?? [];
    while (found[0]?.parentNode === null && stands.has(found[0])) found = stands.get(found[0]);
    return found;
  };

  const isTranslation = node => node?.localName === 'font';
  const note = ({ type, target, addedNodes, removedNodes, previousSibling, nextSibling }) => {
    if (type === 'characterData') {
      // The program has changed a text that was taken out: it is shown, to be translated again.
      const [stand, ...rest] = target.parentNode ? [] : standsOf(target);
      stand?.replaceWith(target);
      rest.forEach(node => node.remove());
      return;
    }
    // Some translators first put an element beside the text. The program adds and removes in
    // two steps, and has no <font>.
    const found = addedNodes.length ? [...addedNodes]
      : [previousSibling, nextSibling].filter(isTranslation).slice(0, 1);
    found.forEach(node => stands.delete(node));
    if (found.length) removedNodes.forEach(node => {
      stands.set(node, found);
      if (node.nodeType === Node.TEXT_NODE) observer.observe(node, { characterData: true });
    });
  };
  const observer = new MutationObserver(records => records.forEach(note));
  const noteAll = () => observer.takeRecords().forEach(note);
  observer.observe(document, { childList: true, subtree: true });

  Node.prototype.insertBefore = function (node, next) {
    noteAll();
    const found = standsOf(node);
    // A wrapper round the next node, or what stands in its place; without it the end.
    while (next && next.parentNode !== this) next = next.parentNode ?? standsOf(next)[0];
    insertBefore.call(this, node, next ?? null);
    found.forEach(stand => stand.remove());
    return node;
  };
  Node.prototype.removeChild = function (node) {
    noteAll();
    if (node.parentNode === this) return removeChild.call(this, node);
    [node, ...standsOf(node)].forEach(gone => gone.remove());
    return node;
  };
})();
