// Sheets of paper: a record that is too long for one goes on on further sheets, and two ships share one if both fit.
import { InOrder } from '@admiralty/board'
import { createContext, Fragment, type ReactNode, type Ref, use, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LeafProps, SheetsProps } from './print-ui.ts'
import { fillSheet } from './sheet-fill.ts'
import './print-sheets.css'

/** The place of a sheet in its record, from 1: 'sheet 2 of 3'; empty in a record of one sheet. */
export const SheetPlace = createContext('')
/** Called when a record does not fit on one sheet, instead of dividing it; null to divide it. */
const WhenFull = createContext<(() => void) | null>(null)

let fontLoads = 0
function onFontLoad(changed: () => void): () => void {
  const loaded = () => {
    fontLoads += 1
    changed()
  }
  document.fonts.addEventListener('loadingdone', loaded)
  return () => document.fonts.removeEventListener('loadingdone', loaded)
}
/** Changes whenever fonts have loaded, because texts then have another size. */
const useFontLoads = (): number => useSyncExternalStore(onFontLoad, () => fontLoads)

/** Divides the content over these sheets. Returns how many are used, or about how many it needs if these are too few. */
function fillAll(bodies: readonly HTMLElement[]): number {
  let rest: ReturnType<typeof fillSheet>['rest'] | null = null
  let needed = 1
  for (const [index, body] of bodies.entries()) {
    // Measured at its printed size, whatever its scale on the screen.
    body.parentElement?.style.setProperty('zoom', '1')
    const filled = fillSheet(body, rest)
    rest = filled.rest
    needed = Math.max(index + 2, index + filled.sheets)
    body.parentElement?.style.removeProperty('zoom')
    if (rest.size === 0) return index + 1
  }
  return needed
}

interface PrintSheetsProps extends LeafProps {
  /** A sheet of paper. Its content is its direct child. */
  Sheet(props: LeafProps): ReactNode
}
/** The content on as many sheets as it needs. It is divided again after every change of it, of the paper and of the fonts. */
export function PrintSheets({ title, Sheet, children }: PrintSheetsProps) {
  useFontLoads()
  const onFull = use(WhenFull)
  const [count, setCount] = useState(1)
  const bodies = useRef<(HTMLElement | null)[]>([])
  // The number of sheets never falls below one that was too small, so it cannot swing between two.
  const least = useRef({ content: children, sheets: 1 })
  useLayoutEffect(() => {
    if (least.current.content !== children) least.current = { content: children, sheets: 1 }
    const used = fillAll(bodies.current.slice(0, count).filter((body) => body !== null))
    if (onFull && used !== 1) return onFull()
    if (used > count) least.current.sheets = count + 1
    setCount(Math.max(used, least.current.sheets))
  })
  return (
    <InOrder of={Array.from({ length: count })}>
      {(_, index) => {
        const place = count > 1 ? `sheet ${index + 1} of ${count}` : ''
        const body: Ref<HTMLDivElement> = (element) => {
          bodies.current[index] = element
        }
        return (
          <SheetPlace value={place}>
            <Sheet title={place === '' ? title : `${title}, ${place}`}>
              <div className="ps-body" ref={body}>
                {children}
              </div>
            </Sheet>
          </SheetPlace>
        )
      }}
    </InOrder>
  )
}

/** The ships in order, in pages; two consecutive ones share a page if `most` is 2 and they may. */
function pagesOf<T>(ships: readonly T[], most: 1 | 2, mayShare: (one: T, other: T) => boolean): readonly (readonly T[])[] {
  const pages: T[][] = []
  for (const ship of ships) {
    const open = pages.at(-1)
    const [first] = open ?? []
    if (most === 2 && open?.length === 1 && first !== undefined && mayShare(first, ship)) open.push(ship)
    else pages.push([ship])
  }
  return pages
}

interface PrintShipsProps<T> {
  readonly ships: readonly T[]
  readonly paper: SheetsProps['paper']
  /** Most ships on a page. */
  readonly most: 1 | 2
  readonly Leaf: (props: LeafProps) => ReactNode
  idOf(ship: T): string
  titleOf(page: readonly T[]): string
  sheetOf(ship: T, size: 'whole' | 'half'): ReactNode
  /** Below the ships of a page. */
  readonly foot: ReactNode
}
/** The records of ships: a page for each, or for two if both fit on it. Other paper or fonts begin the division again. */
export const PrintShips = <T,>(props: PrintShipsProps<T>) => <ShipPages key={`${props.paper} ${useFontLoads()}`} {...props} />
function ShipPages<T>({ ships, most, Leaf, idOf, titleOf, sheetOf, foot }: PrintShipsProps<T>) {
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set())
  const pairOf = (...pair: readonly T[]): string => pair.map(idOf).join(' ')
  return pagesOf(ships, most, (one, other) => !apart.has(pairOf(one, other))).map((page) => {
    const pair = pairOf(...page)
    return (
      <WhenFull key={pair} value={page.length > 1 ? () => setApart((before) => new Set(before).add(pair)) : null}>
        <Leaf title={titleOf(page)}>
          {page.map((ship) => (
            <Fragment key={idOf(ship)}>{sheetOf(ship, page.length > 1 ? 'half' : 'whole')}</Fragment>
          ))}
          {foot}
        </Leaf>
      </WhenFull>
    )
  })
}
