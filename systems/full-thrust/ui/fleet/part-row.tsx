// A part of the list: its settings, mass and price, and buttons to copy and remove it.
import { CheckField } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import type { ReactNode } from 'react'
import { GROUP_ROLES, type GroupRole } from '../../data/tables.ts'
import { type Design, type DesignPart, type GroupDesign, keysOf } from '../../src/design/design.ts'
import { groupPoints, PART_RULES, partPrice } from '../../src/design/price.ts'
import { idsOfKind } from '../../src/design/systems.ts'
import { arcsText, magazineTitle, PART_TITLES, partName } from '../../src/design/text.ts'
import { fedFrom, feedOf, idAt, sectorsFor } from './edit.ts'

interface FieldProps<T> {
  readonly label: string
  readonly value: T
  onValue(value: T): void
}
/** A whole number within limits, both inclusive. */
export const NumberField = ({
  label,
  value,
  limits: [least, most],
  onValue,
}: FieldProps<number> & { readonly limits: readonly [number, number] }) => (
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
export const TextField = ({ label, value, onValue }: FieldProps<string>) => (
  <label className="ft-number">
    <span className="cap">{label}</span>
    <input className="in" value={value} maxLength={40} onChange={(event) => onValue(event.currentTarget.value)} />
  </label>
)

interface PickerProps<T> extends FieldProps<T> {
  readonly values: readonly T[]
  titleOf(value: T): string
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
  readonly design: Design
  /** Its place in the list of parts. */
  readonly at: number
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
function GroupSettings({ label, value: group, onValue: onGroup }: FieldProps<GroupDesign | null>) {
  const roles: readonly (GroupRole | 'empty')[] = [...keysOf(GROUP_ROLES), 'empty']
  return (
    <>
      <Picker<GroupRole | 'empty'>
        label={label}
        value={group?.role ?? 'empty'}
        values={roles}
        titleOf={(role) => role}
        onValue={(role) => onGroup(role === 'empty' ? null : { ...(group ?? PLAIN_GROUP), role })}
      />
      {group &&
        EXTRAS.map(([extra, title]) => (
          <CheckField key={extra} label={title} checked={group[extra]} onChecked={(has) => onGroup({ ...group, [extra]: has })} />
        ))}
    </>
  )
}
/** FT-DES-17: the magazine from which a launcher feeds. */
function FeedPicker({ label, design, value, onValue }: FieldProps<string | undefined> & { readonly design: Design }) {
  const magazines = idsOfKind(design, 'magazine')
  if (value === undefined) return null
  const values = magazines.includes(value) ? magazines : [value, ...magazines]
  return (
    <Picker<string> label={label} value={value} values={values} titleOf={(id) => `from ${magazineTitle(design, id)}`} onValue={onValue} />
  )
}
function Settings({ part, design, at, name, onPart }: SettingsProps) {
  if (part.kind === 'bay')
    return <GroupSettings label={`Fighters of ${name}`} value={part.group} onValue={(group) => onPart({ ...part, group })} />
  if (part.kind === 'magazine')
    return (['standard', 'extended'] as const).map((load) => (
      <NumberField
        key={load}
        label={`${load} loads`}
        value={part[load]}
        limits={[0, 60]}
        onValue={(count) => onPart({ ...part, [load]: count })}
      />
    ))
  if ('mass' in part) return <NumberField label="mass" value={part.mass} limits={[1, 300]} onValue={(mass) => onPart({ ...part, mass })} />
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
      {part.kind === 'launcher' && (
        <FeedPicker
          label={`Magazine of ${name}`}
          design={design}
          value={feedOf(design, at)}
          onValue={(feeds) => onPart(fedFrom(part, feeds))}
        />
      )}
    </>
  )
}

interface PartLineProps {
  readonly title: string
  readonly price: string
  /** Explains the price on hover. */
  readonly tip: string | undefined
  readonly rule: string
  /** Labels of the buttons, and what they do. */
  readonly more: readonly [label: string, take: () => void]
  readonly less: readonly [sign: string, label: string, take: () => void]
  /** Whether there is none to take away. */
  readonly none: boolean
  readonly children: ReactNode
}
/** A part of the list with its price, and buttons for one more and one less. */
export const PartLine = ({ title, price, tip, rule, more, less: [sign, label, take], none, children }: PartLineProps) => (
  <li className="ft-part">
    <b>{title}</b>
    <span className="ft-settings">{children}</span>
    <span className="num" title={tip}>
      {price} <Rule id={rule} />
    </span>
    <button type="button" className="btn quiet" aria-label={more[0]} onClick={more[1]}>
      +
    </button>
    <button type="button" className="btn quiet" aria-label={label} disabled={none} onClick={take}>
      {sign}
    </button>
  </li>
)
interface PartRowProps extends SettingsProps {
  onCopy(): void
  onRemove(): void
}
/** Several magazines have numbers, by which launchers name them. */
function titleOf({ part, design, at }: SettingsProps): string {
  if (part.kind === 'beam') return `class ${part.class} beam`
  const magazine = part.kind === 'magazine' && idsOfKind(design, 'magazine').length > 1 ? idAt(design, 'magazine', at) : undefined
  return magazine === undefined ? PART_TITLES[part.kind] : magazineTitle(design, magazine)
}
export function PartRow({ onCopy, onRemove, ...settings }: PartRowProps) {
  const { part, name } = settings
  const { mass, points } = partPrice(part)
  const group = part.kind === 'bay' && part.group ? groupPoints(part.group) : 0
  return (
    <PartLine
      title={titleOf(settings)}
      price={`mass ${mass}, ${plural(points + group, 'point')}`}
      tip={partName(part)}
      rule={PART_RULES[part.kind]}
      more={[`One more ${name}`, onCopy]}
      less={['×', `Remove ${name}`, onRemove]}
      none={false}
    >
      <Settings {...settings} />
    </PartLine>
  )
}
