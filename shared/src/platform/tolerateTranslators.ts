/**
 * Keeps React working on a page whose text a translator has changed. Translators of browsers put each text into a
 * `<font>` element and drop React's text node; React then fails with NotFoundError when it removes that node or inserts
 * something before it (https://github.com/facebook/react/issues/11538). The page asks not to be translated
 * (`translate="no"`), but not every tool obeys that. Call once, before anything is rendered. See
 * docs/decisions/0060-kept-pages.md.
 */
export function tolerateTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;

  /** Removes a node from the wrapper into which the translator has put it, and then the wrappers that are empty. */
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (isDetachedText(child)) return child;
    let parent = isWrapped(child, this) ? child.parentNode : this;
    removeChild.call(parent, child);
    for (; parent && parent !== this && !parent.hasChildNodes();) {
      const wrapper = parent;
      parent = wrapper.parentNode;
      wrapper.parentNode?.removeChild(wrapper);
    }
    return child;
  };

  /** Inserts a node before the wrapper of `next`, or at the end if the translator has dropped `next`. */
  Node.prototype.insertBefore = function <New extends Node>(
    this: Node,
    added: New,
    next: Node | null,
  ): New {
    let place = next && isDetachedText(next) ? null : next;
    if (place && isWrapped(place, this))
      while (place.parentNode && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, added, place);
    return added;
  };
}

function isDetachedText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && !node.parentNode;
}

/** Whether something stands between the parent and the node that React has put directly into it. */
function isWrapped(node: Node, parent: Node): boolean {
  return node.parentNode !== parent && parent.contains(node);
}
