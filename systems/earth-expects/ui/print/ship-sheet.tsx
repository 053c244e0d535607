// The printed record of a ship, in the style of the rule book: heavy lines round systems, double lines round primary boxes.
import { Silhouette } from '@admiralty/board'
import { PrintBoxes, PrintedRule, PrintHead, PrintSection } from '@admiralty/game-ui/print'
import { plural } from '@admiralty/kernel'
import { hullClass, type Level } from '../../data/tables.ts'
import { costsOf } from '../../src/design/costs.ts'
import { layoutOf } from '../../src/record/layout.ts'
import { systemsOf } from '../../src/record/systems.ts'
import { capital, points } from '../../src/words/say.ts'
import { LevelSign } from '../record/legend.tsx'
import { symbolOf } from '../symbol.ts'
import { classWords } from '../titles.ts'
import { PrintedDrawing } from './drawing.tsx'
import { ImpactTable, LaserTable, PlotLines, TurnRecord } from './tables.tsx'
import { linesOf, MANY, Weapons, type WeaponTableProps } from './weapon-tables.tsx'

function Head({ of: { name, design, situation } }: Pick<WeaponTableProps, 'of'>) {
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

function Power({ of: { design, levels } }: Pick<WeaponTableProps, 'of'>) {
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

export function ShipSheet({ of, size }: WeaponTableProps) {
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
