// A part of the list: its settings, mass and price, and buttons to copy and remove it.
import { Rule } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { GROUP_ROLES, type GroupRole } from '../../data/tables.ts'
import { type DesignPart, type GroupDesign, keysOf } from '../../src/design/design.ts'
import { groupPoints, PART_RULES, partPrice } from '../../src/design/price.ts'
import { arcsText, PART_TITLES, partName } from '../../src/design/text.ts'
import { sectorsFor } from './edit.ts'

interface NumberProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  onValue(value: number): void
}
/** A whole number within limits. */
export const NumberField = ({ label, value, least, most, onValue }: NumberProps) => (
  <label className="ft-number">
    <span className="cap">{label}</span>
    <input
      className="in"
      type="number"
      min={least}
      max={most}
      value={value}
      onChange={(event) => {
        const next = event.currentTarget.valueAsNumber
        if (Number.isInteger(next)) onValue(Math.min(most, Math.max(least, next)))
      }}
    />
  </label>
)

interface PickerProps<T> {
  readonly label: string
  readonly value: T
  readonly values: readonly T[]
  titleOf(value: T): string
  onValue(value: T): void
}
const Picker = <T,>({ label, value, values, titleOf, onValue }: PickerProps<T>) => (
  <select
    className="in"
    aria-label={label}
    value={titleOf(value)}
    onChange={(event) => {
      const next = values.find((one) => titleOf(one) === event.currentTarget.value)
      if (next !== undefined) onValue(next)
    }}
  >
    {values.map((one) => (
      <option key={titleOf(one)}>{titleOf(one)}</option>
    ))}
  </select>
)

interface SettingsProps {
  readonly part: DesignPart
  /** 'class 3 beam 2' for labels. */
  readonly name: string
  onPart(part: DesignPart): void
}
const EXTRAS = [
  ['fast', 'fast'],
  ['longRange', 'long range'],
  ['heavy', 'heavy'],
] as const satisfies readonly (readonly [keyof GroupDesign, string])[]
const PLAIN_GROUP: GroupDesign = { role: 'standard', fast: false, longRange: false, heavy: false }
function GroupSettings({
  group,
  name,
  onGroup,
}: {
  readonly group: GroupDesign | null
  readonly name: string
  onGroup(group: GroupDesign | null): void
}) {
  const roles: readonly (GroupRole | 'empty')[] = [...keysOf<GroupRole>(GROUP_ROLES), 'empty']
  return (
    <>
      <Picker<GroupRole | 'empty'>
        label={`Fighters of ${name}`}
        value={group?.role ?? 'empty'}
        values={roles}
        titleOf={(role) => role}
        onValue={(role) => onGroup(role === 'empty' ? null : { ...(group ?? PLAIN_GROUP), role })}
      />
      {group &&
        EXTRAS.map(([extra, title]) => (
          <label key={extra} className="gu-check">
            <input
              type="checkbox"
              checked={group[extra]}
              onChange={(event) => onGroup({ ...group, [extra]: event.currentTarget.checked })}
            />{' '}
            {title}
          </label>
        ))}
    </>
  )
}
function Settings({ part, name, onPart }: SettingsProps) {
  if (part.kind === 'bay') return <GroupSettings group={part.group} name={name} onGroup={(group) => onPart({ ...part, group })} />
  if (part.kind === 'magazine')
    return (
      <>
        <NumberField
          label="standard loads"
          value={part.standard}
          least={0}
          most={60}
          onValue={(standard) => onPart({ ...part, standard })}
        />
        <NumberField
          label="extended loads"
          value={part.extended}
          least={0}
          most={60}
          onValue={(extended) => onPart({ ...part, extended })}
        />
      </>
    )
  if ('mass' in part)
    return <NumberField label="mass" value={part.mass} least={1} most={300} onValue={(mass) => onPart({ ...part, mass })} />
  if (!('arcs' in part)) return null
  return (
    <>
      {part.kind === 'rack' && (
        <Picker
          label={`Load of ${name}`}
          value={part.load}
          values={['standard', 'extended'] as const}
          titleOf={(load) => load}
          onValue={(load) => onPart({ ...part, load })}
        />
      )}
      <Picker
        label={`Arcs of ${name}`}
        value={part.arcs}
        values={sectorsFor(part)}
        titleOf={arcsText}
        onValue={(arcs) => onPart({ ...part, arcs })}
      />
    </>
  )
}

interface PartRowProps extends SettingsProps {
  onCopy(): void
  onRemove(): void
}
export function PartRow({ part, name, onPart, onCopy, onRemove }: PartRowProps) {
  const { mass, points } = partPrice(part)
  const group = part.kind === 'bay' && part.group ? groupPoints(part.group) : 0
  return (
    <li className="ft-part">
      <b>{part.kind === 'beam' ? `class ${part.class} beam` : PART_TITLES[part.kind]}</b>
      <span className="ft-settings">
        <Settings part={part} name={name} onPart={onPart} />
      </span>
      <span className="num" title={partName(part)}>
        mass {mass}, {plural(points + group, 'point')} <Rule id={PART_RULES[part.kind]} />
      </span>
      <button type="button" className="btn quiet" aria-label={`One more ${name}`} onClick={onCopy}>
        +
      </button>
      <button type="button" className="btn quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
        ×
      </button>
    </li>
  )
}
