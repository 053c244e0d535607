// Divides the content of a printed record over sheets of paper, by measuring. Every sheet has the whole content and shows its part.

/** Set on everything that another sheet shows; `print.css` hides it. */
const ELSEWHERE = 'data-elsewhere'
/** Set on a part that an earlier sheet began. */
const CONTINUED = 'data-continued'

/** Shown with the first row below them, on every sheet. */
const HEADINGS = '.ps-head, h3, thead'
/** Ruled lines fill the last sheet if there is room. */
const FILLERS = '.ps-notes'
/** Their children stand side by side, and each goes on by itself. */
const BESIDE = '.ps-two, .ps-beside'
/** Elements that may be divided between their children. */
const DIVISIBLE = 'div, section, article, table, tbody, ul, ol'

/** A part that is lower than this many pixels moves as a whole: 55 mm. */
const KEPT = 208
/** At least this many rows of a list are on a sheet. */
const ROWS = 3
/** Pencil marks leave their boxes by this many pixels. */
const SLACK = 3

interface Part {
  readonly element: Element
  /** Its place among the wholes of the sheet, the same on every sheet; null if the part can be divided. */
  readonly whole: number | null
  readonly parts: readonly Part[]
}
/** The wholes that a sheet has to show, by their places. */
type Wholes = ReadonlySet<number>

function partsIn(body: Element): Part {
  let count = 0
  const read = (element: Element): Part => {
    const parts = element.matches(DIVISIBLE)
      ? [...element.children].filter((child) => !child.matches(`${HEADINGS}, ${FILLERS}`)).map(read)
      : []
    if (parts.length > 0) return { element, whole: null, parts }
    count += 1
    return { element, whole: count, parts }
  }
  return read(body)
}
const wholesOf = ({ whole, parts }: Part): readonly number[] => (whole === null ? parts.flatMap(wholesOf) : [whole])
const dividedIn = (part: Part): readonly Part[] => (part.whole === null ? [part, ...part.parts.flatMap(dividedIn)] : [])

/** A sheet on which parts are shown and hidden until it is full. */
class OpenSheet {
  readonly #root: Part
  readonly #divided: readonly Part[]
  readonly #fillers: readonly Element[]
  /** The content that earlier sheets did not show. */
  readonly #rest: Wholes
  readonly #shown: Set<number>
  readonly #heights: ReadonlyMap<Part, number>

  constructor(body: Element, rest: Wholes | null) {
    this.#root = partsIn(body)
    this.#divided = dividedIn(this.#root)
    this.#fillers = [...body.querySelectorAll(FILLERS)]
    this.#rest = rest ?? new Set(wholesOf(this.#root))
    this.#shown = new Set(this.#rest)
    this.#draw()
    this.#heights = new Map(this.#divided.map((part) => [part, part.element.getBoundingClientRect().height]))
  }

  /** Shows as much of the rest as fits, at least one whole. Returns what further sheets have to show. */
  fill(): Wholes {
    this.#showFillers()
    if (!this.#isFull()) return new Set()
    this.#hideFillers()
    if (!this.#isFull()) return new Set()
    this.#shown.clear()
    this.#place(this.#root)
    const [first] = this.#rest
    if (this.#shown.size === 0 && first !== undefined) this.#show([first])
    return new Set([...this.#rest].filter((whole) => !this.#shown.has(whole)))
  }

  /** Shows what fits of a part. Returns whether all of it is shown. */
  #place(part: Part): boolean {
    const wholes = wholesOf(part).filter((whole) => this.#rest.has(whole))
    this.#show(wholes)
    if (!this.#isFull()) return true
    this.#hide(wholes)
    if (part.whole !== null || this.#heightOf(part) < KEPT) return false
    if (part.element.matches(BESIDE)) {
      const shortestFirst = part.parts.toSorted((one, other) => this.#heightOf(one) - this.#heightOf(other))
      return shortestFirst.map((column) => this.#place(column)).every(Boolean)
    }
    const isAll = this.#placeInOrder(part.parts)
    this.#keepRows(part, wholes)
    return isAll
  }
  /** Shows the first of these parts, as many as fit, and what fits of the next one. Returns whether all of them are shown. */
  #placeInOrder(parts: readonly Part[]): boolean {
    const left = parts.map((part) => wholesOf(part).filter((whole) => this.#rest.has(whole)))
    for (let from = 0; from < parts.length; from += 1) {
      from += this.#fitting(left.slice(from))
      const next = parts[from]
      if (next && !this.#place(next)) return false
    }
    return true
  }
  /** Shows as many of these lists as fit, found by halves because every look at the page takes long. Returns how many. */
  #fitting(lists: readonly (readonly number[])[]): number {
    let [fits, most] = [0, lists.length]
    while (fits < most) {
      const middle = Math.ceil((fits + most) / 2)
      this.#show(lists.slice(0, middle).flat())
      if (this.#isFull()) most = middle - 1
      else fits = middle
      this.#hide(lists.slice(fits).flat())
    }
    return fits
  }
  /** Moves rows to the next sheet if this sheet or the next one would have only one or two of a list. */
  #keepRows({ parts }: Part, wholes: readonly number[]): void {
    if (parts.some(({ whole }) => whole === null)) return
    const placed = wholes.filter((whole) => this.#shown.has(whole))
    const kept = Math.min(placed.length, wholes.length - ROWS)
    this.#hide(placed.slice(kept < ROWS ? 0 : kept))
  }
  #heightOf(part: Part): number {
    return this.#heights.get(part) ?? part.element.getBoundingClientRect().height
  }

  #show(wholes: readonly number[]): void {
    for (const whole of wholes) this.#shown.add(whole)
    this.#draw()
  }
  #hide(wholes: readonly number[]): void {
    for (const whole of wholes) this.#shown.delete(whole)
    this.#draw()
  }
  #showFillers(): void {
    for (const filler of this.#fillers) filler.removeAttribute(ELSEWHERE)
  }
  #hideFillers(): void {
    for (const filler of this.#fillers) filler.setAttribute(ELSEWHERE, '')
  }
  /** Hides every part without a shown whole. */
  #draw(): void {
    const draw = (part: Part): void => {
      const wholes = wholesOf(part)
      part.element.toggleAttribute(ELSEWHERE, !wholes.some((whole) => this.#shown.has(whole)))
      if (part.whole === null)
        part.element.toggleAttribute(
          CONTINUED,
          wholes.some((whole) => !this.#rest.has(whole)),
        )
      part.parts.forEach(draw)
    }
    draw(this.#root)
  }
  /** Whether anything leaves the sheet, or its part of it. */
  #isFull(): boolean {
    return this.#divided.some(({ element }) => element.scrollHeight > element.clientHeight + SLACK)
  }
}

interface Filled {
  /** The content that is left for further sheets. */
  readonly rest: Wholes
  /** About how many sheets the content needs from this one on, by its height. */
  readonly sheets: number
}
/** Shows on the sheet what fits of the rest, or of everything if it is null. */
export function fillSheet(body: Element, rest: Wholes | null): Filled {
  const sheet = new OpenSheet(body, rest)
  const sheets = Math.ceil(body.scrollHeight / Math.max(1, body.clientHeight))
  return { rest: sheet.fill(), sheets }
}
