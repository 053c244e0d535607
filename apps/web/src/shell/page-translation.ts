// Keeps the pages right while a browser translates them. A translator puts nodes of its own in place of the text nodes that React has created.
// React does not notice: it removes its text nodes, inserts before them and changes their text, although they are no longer on the page.

/** The text nodes that React changes by itself. A text that fills its element alone is another: React writes it into the element. */
const created = new WeakSet<Node>()
/** The nodes that stand on the page in place of a text node. */
const standIns = new WeakMap<Node, readonly ChildNode[]>()
/** The text node behind a stand-in. */
const originals = new WeakMap<Node, Node>()

/** Call it once, before React draws. It changes only calls that would throw, and texts that a translator has replaced. */
export function surviveTranslation(page: Document): void {
  const changes = new MutationObserver(read)
  const readNow = () => read(changes.takeRecords(), changes)
  changes.observe(page, { subtree: true, childList: true })
  noteCreation()
  guardRemoval(readNow)
  guardInsertion(readNow)
}

function read(records: readonly MutationRecord[], changes: MutationObserver): void {
  const inserted = new Set(records.flatMap(({ addedNodes, removedNodes }) => (removedNodes.length === 0 ? [...addedNodes] : [])))
  for (const record of records) {
    for (const added of record.addedNodes) keepDrawings(added)
    // React has changed a text that is not on the page.
    if (record.type === 'characterData') putBack(record.target)
    else for (const removed of record.removedNodes) noteReplacement(removed, record, inserted, changes)
  }
}

/** No translator may touch the texts of drawings: an HTML element in place of them is not drawn. */
function keepDrawings(added: Node): void {
  if (added instanceof SVGSVGElement) added.setAttribute('translate', 'no')
  if (added instanceof HTMLElement) for (const drawing of added.getElementsByTagName('svg')) drawing.setAttribute('translate', 'no')
}

/** Remembers what replaced a text node: in one step, or inserted beside it before it was removed. */
function noteReplacement(removed: Node, record: MutationRecord, inserted: ReadonlySet<Node>, changes: MutationObserver): void {
  const text = created.has(removed) ? removed : originals.get(removed)
  if (text === undefined || text.isConnected) return
  const beside = [record.previousSibling, record.nextSibling].filter((node) => node !== null && inserted.has(node) && !originals.has(node))
  const instead = record.addedNodes.length > 0 ? [...record.addedNodes] : beside.slice(0, 1)
  if (instead.length === 0) return
  // Every node of a record is the child of its target, so it can be removed.
  standIns.set(text, instead as ChildNode[])
  for (const node of instead) if (node) originals.set(node, text)
  changes.observe(text, { characterData: true })
}

/** Shows a text node in the place of its stand-ins. The translator then finds a new text, and translates it. */
function putBack(text: Node): void {
  const nodes = standIns.get(text)
  if (!text.isConnected) nodes?.[0]?.before(text)
  dismiss(text)
}

function dismiss(text: Node): void {
  for (const node of standIns.get(text) ?? []) {
    originals.delete(node)
    node.remove()
  }
  standIns.delete(text)
}

/** The child of `parent` that is `node`, has taken its place or contains it. */
function childFor(parent: Node, node: Node): Node | null {
  const shown = standIns.get(node)?.[0] ?? node
  let child: Node | null = shown
  while (child !== null && child.parentNode !== parent) child = child.parentNode
  return child
}

function noteCreation(): void {
  const create = Document.prototype.createTextNode
  Document.prototype.createTextNode = function createTextNode(data: string): Text {
    const text = create.call(this, data)
    created.add(text)
    return text
  }
}

function guardRemoval(readNow: () => void): void {
  const remove = Node.prototype.removeChild
  Node.prototype.removeChild = function removeChild<T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) readNow()
    if (child.parentNode === this) return remove.call(this, child) as T // it returns the child
    // A translator may also wrap a node and leave it on the page.
    if (standIns.has(child)) dismiss(child)
    else if (this.contains(child) && child.parentNode !== null) remove.call(child.parentNode, child)
    else remove.call(this, child) // throws
    return child
  }
}

function guardInsertion(readNow: () => void): void {
  const { insertBefore: insert, appendChild: append } = Node.prototype
  /** A text that moves takes its stand-ins off the page. */
  const leaving = (node: Node) => {
    if (node.parentNode !== null || !created.has(node)) return
    readNow()
    dismiss(node)
  }
  Node.prototype.insertBefore = function insertBefore<T extends Node>(this: Node, node: T, before: Node | null): T {
    leaving(node)
    if (before === null || before.parentNode === this) return insert.call(this, node, before) as T // it returns the node
    readNow()
    return insert.call(this, node, childFor(this, before) ?? before) as T // it returns the node
  }
  Node.prototype.appendChild = function appendChild<T extends Node>(this: Node, node: T): T {
    leaving(node)
    return append.call(this, node) as T // it returns the node
  }
}
