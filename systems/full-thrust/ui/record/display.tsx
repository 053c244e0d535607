// A ship display as players draw it: armour and hull, then systems with their arcs and damage.
import { ArrowGroup } from '@admiralty/game-ui'
import { ArcGlyph, Rule } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { FIRE_ARCS } from '@admiralty/space'
import { idsOfKind, type ShipSystem, systemsOf } from '../../src/design/systems.ts'
import { feedText, magazineTitle, SYSTEM_TITLES } from '../../src/design/text.ts'
import type { Ship } from '../../src/state.ts'
import { boxKey, PURPOSES, ROW_KEY } from '../../src/words/purposes.ts'
import { capital, shortName } from '../../src/words/say.ts'
import { Track } from './track.tsx'

/** How a system is: working, hit, lost, destroyed, spent, used in this turn. */
function lookOf({ condition, used }: Ship, { id, part }: ShipSystem): string {
  if (part.kind === 'drive') return condition.drive > 0 ? 'hit' : ''
  return condition.systems[id] ?? (used.includes(id) ? 'used' : condition.mended.includes(id) ? 'mended' : '')
}
const WORDS: Readonly<Record<string, string>> = {
  hit: 'hit',
  lost: 'lost',
  destroyed: 'destroyed',
  spent: 'spent',
  used: 'used this turn',
  mended: 'repaired',
}

export interface DisplayProps {
  readonly ship: Ship
  /** Systems that a choice of the open question leads to, by id. */
  readonly lit: ReadonlySet<string>
  onSystem(system: string): void
}
function SystemBox({ ship, system, lit, onSystem }: DisplayProps & { readonly system: ShipSystem }) {
  const look = lookOf(ship, system)
  const { part, id } = system
  const left = part.kind === 'magazine' ? ship.condition.loads[id] : undefined
  const hasBoth = part.kind === 'magazine' && part.extended > 0
  return (
    <li>
      <button
        type="button"
        className={`ft-system ${look} ${lit.has(id) ? 'lit' : ''}`}
        aria-disabled={!lit.has(id)}
        data-tip={`${capital(SYSTEM_TITLES[part.kind])}: ${PURPOSES[part.kind].does}.`}
        data-item={id}
        onClick={() => lit.has(id) && onSystem(id)}
      >
        {'arcs' in part && part.arcs.length < FIRE_ARCS.length && (
          <ArcGlyph bears={FIRE_ARCS.map((arc) => part.arcs.includes(arc))} label={`arcs ${part.arcs.join(', ')}`} />
        )}
        <span>
          {capital(titleOf(ship, system))}
          {left && <Loads loads={left} hasBoth={hasBoth} />}
        </span>
        {look === '' ? <span className="unseen">, working</span> : <small>{WORDS[look]}</small>}
      </button>
    </li>
  )
}
interface LoadsProps {
  readonly loads: Ship['condition']['loads'][string]
  /** The magazine may hold loads of both kinds. */
  readonly hasBoth: boolean
}
/** The loads that are left in a magazine. */
const Loads = ({ loads: { standard, extended }, hasBoth }: LoadsProps) => (
  <>
    <span aria-hidden="true"> {hasBoth ? `${standard}+${extended}` : standard}</span>
    <span className="unseen">
      {hasBoth ? `: ${standard} standard and ${extended} extended loads left` : `: ${plural(standard, 'load')} left`}
    </span>
  </>
)
/** The glyph shows the arcs. FT-DES-17: where there are several magazines, a launcher says which is its own. */
function titleOf({ design }: Ship, { id, part }: ShipSystem): string {
  if (part.kind === 'drive') return `thrust ${part.thrust}`
  const isOne = idsOfKind(design, 'magazine').length < 2
  if (part.kind === 'launcher' && !isOne) return `${shortName(part)} ${feedText(design, id)}`
  return part.kind === 'magazine' && !isOne ? magazineTitle(design, id) : shortName(part)
}

export const Display = (props: DisplayProps) => (
  <div className="ft-display">
    <p className="ft-row-key">
      {capital(ROW_KEY)}: <Rule id="FT-DMG-05" />
    </p>
    <Track {...props.ship} />
    <ArrowGroup label={`Systems of ${props.ship.name}`} look="">
      <ul className="ft-systems">
        {systemsOf(props.ship.design).map((system) => (
          <SystemBox key={system.id} system={system} {...props} />
        ))}
      </ul>
    </ArrowGroup>
    <p className="gu-note">{boxKey(props.ship.design.armour)}</p>
  </div>
)
