/**
 * Translators and other extensions put elements of theirs around our texts, or in their place. React, which still holds
 * the nodes that it made, would throw when it removes one or puts another before it, and the page would be gone.
 */
export function bearTranslators(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode;
    return parent ? (removeChild.call(parent, child) as Child) : child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, child, place) as Child;
  };
}
