// The printed record of a ship, in the style of the rule book: heavy lines round systems, double lines round primary boxes.
import { Silhouette } from '@admiralty/board'
import { ArcGlyph } from '@admiralty/game-ui/panel'
import { PrintBoxes, type PrintColumn, PrintedRule, PrintHead, PrintSection, PrintTable } from '@admiralty/game-ui/print'
import { once, plural } from '@admiralty/kernel'
import { BOXES, DEFENCE_RATING, hullClass, type Level } from '../../data/tables.ts'
import { costsOf } from '../../src/design/costs.ts'
import { layoutOf } from '../../src/record/layout.ts'
import { partName } from '../../src/record/names.ts'
import { systemsOf } from '../../src/record/systems.ts'
import { capital, points } from '../../src/words/say.ts'
import { arcWords, openSides } from '../reach.ts'
import { LevelSign } from '../record/legend.tsx'
import { symbolOf } from '../symbol.ts'
import { classWords } from '../titles.ts'
import { PrintedDrawing } from './drawing.tsx'
import type { PrintedShip } from './printed.ts'
import { ImpactTable, LaserTable, PlotLines, TurnRecord } from './tables.tsx'

interface SheetProps {
  readonly of: PrintedShip
  readonly size: 'whole' | 'half'
}

function Head({ of: { name, design, situation } }: Pick<SheetProps, 'of'>) {
  const hull = hullClass(design.hull)
  const costs = costsOf(design)
  const what = [classWords(design), `${design.boxes.length} boxes`, ...(situation ? [situation] : [])]
  const facts = design.base
    ? [['value', hull.value] as const]
    : [
        ['power for a speed point', points(costs.speed.total)] as const,
        ['power for a manoeuvre point', points(costs.manoeuvre.total)] as const,
        ['engine size', hullClass(design.engines ?? design.hull).halves / 2] as const,
        ['value', hull.value] as const,
      ]
  return <PrintHead name={name} line={capital(what.join(', '))} picture={<Silhouette name={symbolOf(design)} size={58} />} facts={facts} />
}

/** The damage marks of a warship. Other kinds of ship do not use all of them. */
const LEGEND: readonly (readonly [Level, string])[] = [
  ['light', 'light: out for a turn'],
  ['moderate', 'moderate'],
  ['critical', 'critical: conducts no power'],
  ['heavy', 'heavy: only conducts power'],
  ['destroyed', 'destroyed'],
]
const Legend = () => (
  <p className="pe-legend">
    {LEGEND.map(([level, words]) => (
      <span key={level}>
        <LevelSign level={level} /> {words}
      </span>
    ))}
    <PrintedRule id="EE-DAM-01" />
  </p>
)

const RATING: Readonly<Record<string, string>> = {
  I: `${DEFENCE_RATING.I} +1 a hex`,
  L: String(DEFENCE_RATING.L),
  R: String(DEFENCE_RATING.R),
  A: String(DEFENCE_RATING.A),
}
const linesOf = once(({ design, levels }: PrintedShip) => {
  const layout = layoutOf(design)
  const guns = systemsOf(layout).filter(({ kind }) => kind !== 'engine')
  const lineOf = (id: string, title: string, boxes: readonly string[], from: readonly string[] = boxes) => {
    const type = layout.byId.get(boxes[0] ?? '')?.box.type ?? ''
    return { id, title: capital(title), boxes, open: openSides(layout, levels, from), defence: RATING[type] ?? '' }
  }
  const weapons = guns.map(({ id, boxes, primaries }) => {
    const from = primaries.map(({ box }) => box)
    return lineOf(id, partName(design, id) ?? id, boxes, from)
  })
  const singles = (['M', 'A', 'S', 'G'] as const).map((type) => {
    const boxes = layout.boxes.filter((box) => box.type === type).map(({ id }) => id)
    return lineOf(type, `${BOXES[type].name}s`, boxes)
  })
  return [...weapons, ...singles.filter(({ boxes }) => boxes.length > 0)]
})

/** More weapons take the width of the sheet, in two columns. */
const MANY = 40

function Weapons({ of }: Pick<SheetProps, 'of'>) {
  const columns: readonly PrintColumn[] = [
    [of.lit.length > 0 ? 'bold: powered' : ''],
    ['boxes', 'n'],
    ['arc', 'pe-arc'],
    ['defence', 'n'],
    ['this turn', 'pe-write'],
  ]
  const rows = linesOf(of).map(({ id, title, boxes, open, defence }) => ({
    key: id,
    look: boxes.some((box) => of.lit.includes(box)) ? 'lit' : '',
    cells: [
      title,
      boxes.length,
      <ArcGlyph key="arc" bears={open} label={arcWords(open)} />,
      defence,
      id === 'M' && of.empty > 0 ? `${of.empty} empty` : '',
    ],
  }))
  return (
    <PrintSection title="Weapons and sensors" rule="EE-WEP-04" look="pe-weapons">
      <div className={rows.length > MANY ? 'pe-many' : ''}>
        <PrintTable columns={columns} rows={rows} />
      </div>
    </PrintSection>
  )
}

function Power({ of: { design, levels } }: Pick<SheetProps, 'of'>) {
  const boxes = layoutOf(design).boxes.filter(({ type }) => type === 'P')
  const damaged = boxes.filter(({ id }) => levels[id] !== undefined).length
  return (
    <PrintSection title={`Power, ${plural(boxes.length, 'box', 'boxes')}`} note={damaged > 0 ? `${damaged} damaged` : ''} look="ps-small">
      <PrintBoxes count={boxes.length} marked={damaged} label={`${boxes.length - damaged} of ${boxes.length} undamaged`} />
    </PrintSection>
  )
}

/** The number of plot lines that fit on the page below this many weapons. */
const plotLines = (weapons: number): number => Math.max(2, 14 - Math.max(weapons, 8))

export function ShipSheet({ of, size }: SheetProps) {
  const lasers = systemsOf(layoutOf(of.design)).filter(({ kind }) => kind === 'laser')
  const strengths = [...new Set(lasers.map(({ boxes }) => boxes.length))].sort((a, b) => a - b).slice(0, 4)
  const weapons = <Weapons of={of} />
  const isLong = linesOf(of).length > MANY
  return (
    <article className={`ps-ship ${size}`}>
      <Head of={of} />
      <PrintedDrawing of={of} size={size} />
      <Legend />
      <div className="ps-two">
        {!isLong && weapons}
        <div>
          {lasers.length > 0 && <LaserTable strengths={strengths} />}
          <ImpactTable />
          <Power of={of} />
        </div>
      </div>
      {isLong && weapons}
      {size === 'whole' && <TurnRecord base={of.design.base} />}
      {size === 'whole' && !of.design.base && <PlotLines count={plotLines(linesOf(of).length)} />}
    </article>
  )
}
