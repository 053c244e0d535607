// The power of a ship by use. During the Power step it also shows engine points and refusals, and changes the allocation.

import { Rule, Section, Track } from '@admiralty/game-ui/panel'
import { boxName } from '../../src/ask.ts'
import { cannotAllocate } from '../../src/power/check.ts'
import { mostSpeed, POINT, pointsOf, powerTo } from '../../src/power/points.ts'
import { capacity, type Engine, NO_POWER, supplyOf, totalOf } from '../../src/power/supply.ts'
import { layoutOf } from '../../src/record/layout.ts'
import type { Allocation, Ship, View } from '../../src/state.ts'
import { designOf } from '../../src/table.ts'
import { capital, points } from '../../src/words/say.ts'
import { leastSpeed, repeated, withEngineSwitched } from './power-again.ts'

const USES = [
  ['speed', 'speed'],
  ['manoeuvre', 'manoeuvre'],
  ['I', 'ion'],
  ['L', 'laser'],
  ['R', 'railgun'],
  ['G', 'shields'],
  ['S', 'sensors'],
] as const

interface PanelProps {
  readonly view: View
  readonly ship: Ship
  readonly allocation: Allocation
  /** Null unless power is being allocated. */
  readonly onAllocate: ((allocation: Allocation) => void) | null
}

function usesOf(view: View, ship: Ship, allocation: Allocation) {
  const layout = layoutOf(designOf(view, ship))
  const litOf = (type: string): number => allocation.lit.filter((box) => layout.byId.get(box)?.box.type === type).length * POINT
  return USES.map(([key, title]) => {
    const quarters = key === 'speed' || key === 'manoeuvre' ? powerTo(allocation, key) : litOf(key)
    return { key, title, quarters }
  })
}

/** One box for each point, a narrow one for a part of a point. */
const ticksOf = (quarters: number, look = ''): readonly string[] =>
  Array.from({ length: Math.ceil(Math.max(0, quarters) / POINT) }, (_, index) => (quarters - index * POINT < POINT ? `${look} part` : look))

const OTHER = { speed: 'manoeuvre', manoeuvre: 'speed' } as const
function EngineRow({ view, ship, allocation, engine, onAllocate }: PanelProps & { readonly engine: Engine }) {
  const run = allocation.engines[engine.id]
  const makes = run?.makes ?? 'speed'
  return (
    <li className="gu-line">
      <span>{capital(boxName(view, ship, engine.id))}</span>
      <span className="num">
        {points(run ? totalOf(run.boxes) : 0)} of {points(capacity(engine))}
      </span>
      {onAllocate && run ? (
        <button type="button" className="btn quiet" onClick={() => onAllocate(withEngineSwitched(view, ship, allocation, engine.id))}>
          {makes} <span className="aside">not {OTHER[makes]}</span>
        </button>
      ) : (
        <span className="aside">{run && totalOf(run.boxes) > 0 ? makes : 'off'}</span>
      )}
    </li>
  )
}

function OrderVerdict({ view, ship, allocation }: PanelProps) {
  const refusal = cannotAllocate(view, ship, allocation)
  if (!refusal) return null
  const isCorrected = view.setup.options.adjudicated
  return (
    <p className={isCorrected ? 'ee-mends' : 'ee-no'} role="status">
      {isCorrected ? `Not possible: ${refusal.reason}. It will be corrected when plots are revealed. ` : `${capital(refusal.reason)} `}
      <Rule id={isCorrected ? 'EE-IMP-01' : refusal.rule} />
    </p>
  )
}

/** The limits of speed power, as text (EE-ENG-10, EE-ENG-11). */
function speedLimits(view: View, ship: Ship): string {
  const least = leastSpeed(view, ship)
  return `Speed power may rise to ${points(mostSpeed(view, ship))}${least > 0 ? `, or fall to ${points(least)} without braking` : ''}. `
}

/** Allocations of the whole ship at once. */
function WholeAllocations({ view, ship, onAllocate }: PanelProps & { readonly onAllocate: NonNullable<PanelProps['onAllocate']> }) {
  const last = view.secret[ship.seat]?.allotted[ship.id]
  return (
    <div className="gu-buttons">
      {last && (
        <button type="button" className="btn" onClick={() => onAllocate(repeated(view, ship, last))}>
          As last turn
        </button>
      )}
      <button type="button" className="btn" onClick={() => onAllocate(NO_POWER)}>
        All off
      </button>
    </div>
  )
}

export function PowerPanel(props: PanelProps) {
  const { view, ship, allocation, onAllocate } = props
  const { networks, engines } = supplyOf(view, ship)
  const yields = networks.reduce((sum, network) => sum + network.yields, 0)
  const uses = usesOf(view, ship, allocation)
  const spent = uses.reduce((sum, { quarters }) => sum + quarters, 0)
  const got = pointsOf(view, ship, allocation)
  const made: Readonly<Partial<Record<string, string>>> = { speed: `makes ${got.speed}`, manoeuvre: `makes ${got.manoeuvre}` }
  return (
    <Section
      title="Power"
      aside={
        <>
          only your side sees this <Rule id="EE-POW-02" />
        </>
      }
    >
      <div className="gu-line ee-power">
        {uses
          .filter(({ key, quarters }) => quarters > 0 || (key === 'speed' && onAllocate !== null && !ship.design.base))
          .map(({ key, title, quarters }) => (
            <span key={key}>
              <Track
                look="ee-ticks"
                boxes={[...ticksOf(quarters), ...ticksOf(key === 'speed' && onAllocate ? mostSpeed(view, ship) - quarters : 0, 'rest')]}
                label={null}
              />
              <b>{points(quarters)}</b> {title} {made[key] && <small>{made[key]}</small>}
            </span>
          ))}
        {yields > spent && (
          <span>
            <Track look="ee-ticks" boxes={ticksOf(yields - spent, 'rest')} label={null} />
            <b>{points(yields - spent)}</b> spare
          </span>
        )}
      </div>
      {!ship.design.base && engines.length > 0 && onAllocate && (
        <ul className="ee-engines">
          {engines.map((engine) => (
            <EngineRow key={engine.id} {...props} engine={engine} />
          ))}
        </ul>
      )}
      {onAllocate && (
        <>
          <p className="gu-note">
            {points(yields)} points to allocate. {!ship.design.base && speedLimits(view, ship)}
            Click boxes, or drag over several.
          </p>
          <OrderVerdict {...props} />
          <WholeAllocations {...props} onAllocate={onAllocate} />
        </>
      )}
    </Section>
  )
}
