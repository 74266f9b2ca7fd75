import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { bearTranslators } from "../../../app/ui/bear-translators";

/** As much of the DOM's nodes as is asked here; as there, both methods throw on a node that is somewhere else. */
class TreeNode {
  parentNode: TreeNode | null = null;
  readonly children: TreeNode[] = [];
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }

  insertBefore(child: TreeNode, before: TreeNode | null): TreeNode {
    const at = before ? this.children.indexOf(before) : this.children.length;
    if (at < 0) throw new Error("NotFoundError");
    this.children.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }

  removeChild(child: TreeNode): TreeNode {
    const at = this.children.indexOf(child);
    if (at < 0) throw new Error("NotFoundError");
    this.children.splice(at, 1);
    child.parentNode = null;
    return child;
  }

  toString(): string {
    return this.children.length > 0 ? `${this.name}(${this.children.join(" ")})` : this.name;
  }
}

function tree(name: string, ...children: TreeNode[]): TreeNode {
  const node = new TreeNode(name);
  for (const child of children) node.insertBefore(child, null);
  return node;
}

const { insertBefore, removeChild } = TreeNode.prototype;

beforeEach(() => {
  Object.assign(TreeNode.prototype, { insertBefore, removeChild });
  vi.stubGlobal("Node", TreeNode);
  bearTranslators();
});
afterAll(() => vi.unstubAllGlobals());

test("what nobody has moved is put and removed as ever", () => {
  const [text, strong] = [tree("text"), tree("strong")];
  const paragraph = tree("p", text);
  paragraph.insertBefore(strong, text);
  expect(String(paragraph)).toBe("p(strong text)");
  paragraph.removeChild(text);
  expect(String(paragraph)).toBe("p(strong)");
});

test("a text that a translator has replaced can be removed, and something can be put before it", () => {
  const text = tree("text");
  const paragraph = tree("p", tree("font"));
  expect(paragraph.removeChild(text)).toBe(text);
  paragraph.insertBefore(tree("strong"), text);
  expect(String(paragraph)).toBe("p(font strong)");
});

test("an element that a translator has wrapped is found where it is now", () => {
  const strong = tree("strong");
  const paragraph = tree("p", tree("font", tree("text"), strong), tree("i"));
  paragraph.insertBefore(tree("b"), strong);
  expect(String(paragraph)).toBe("p(b font(text strong) i)");
  paragraph.removeChild(strong);
  expect(String(paragraph)).toBe("p(b font(text) i)");
});
