// The screen of the designer: a ship on its hex sheet, the tools, and the limits.
import type { DesignerProps } from '@admiralty/game-ui'
import { type ReactNode, useState } from 'react'
import { BOX_TYPES, type BoxType, CLASS_CODES, hullClass, KINDS } from '../../data/tables.ts'
import { checkDesign, type Limits } from '../../src/design/check.ts'
import { costsOf } from '../../src/design/costs.ts'
import type { Design } from '../../src/design/design.ts'
import { priceOf } from '../../src/design/price.ts'
import { READY_SHIPS } from '../../src/design/ready.ts'
import { layoutOf } from '../../src/record/layout.ts'
import { partName } from '../../src/record/names.ts'
import { systemsOf } from '../../src/record/systems.ts'
import { capital, points } from '../../src/words/say.ts'
import { ArcGlyph, arcWords, type OnRule, Rule, Section } from '../cite.tsx'
import { sixSides } from '../reach.ts'
import { LETTER_RULE } from '../record/letters.ts'
import { KIND_NAMES, pointsText } from '../titles.ts'
import { arrayed } from './edit.ts'
import { HexSheet } from './hex-sheet.tsx'
import { faulty, limitsOf } from './limits.ts'
import { Sketch } from './sketch.tsx'
import type { Tool } from './tools.ts'
import '../sheet.css'
import '../record/record.css'
import './designer.css'

/** `onTerms` is null in a battle, whose options are fixed. */
type Props = Omit<DesignerProps<Design, Limits>, 'onTerms'> & { readonly onTerms: DesignerProps<Design, Limits>['onTerms'] | null }

const BOX_TOOLS: Readonly<Record<BoxType, string>> = {
  A: 'Anti-missile',
  C: 'Control',
  E: 'Engine',
  e: 'Half engine',
  G: 'Shield generator',
  H: 'Hull',
  I: 'Ion cannon',
  L: 'Laser',
  M: 'Missile launcher',
  P: 'Power',
  R: 'Railgun',
  S: 'Sensor',
}
const PENS: readonly (readonly [Tool, string, string])[] = [
  ['armour', 'Armour', 'on a side'],
  ['primary', 'Primary', 'twice: astern'],
  ['systems', 'Split or join', 'a system'],
  ['rubber', 'Eraser', 'remove'],
]

interface PaletteProps {
  readonly design: Design
  readonly tool: Tool
  readonly mirror: boolean
  onTool(tool: Tool): void
  onMirror(mirror: boolean): void
}
function Palette({ design, tool, mirror, onTool, onMirror }: PaletteProps) {
  return (
    <Section
      title="Tools"
      aside={
        <label className="ee-check">
          <input type="checkbox" checked={mirror} onChange={() => onMirror(!mirror)} /> mirrored
        </label>
      }
    >
      <div className="ee-palette">
        {BOX_TYPES.map((type) => (
          <button type="button" key={type} aria-pressed={tool === type} data-clause={LETTER_RULE[type]} onClick={() => onTool(type)}>
            <b>{type}</b>
            <span>{BOX_TOOLS[type]}</span>
            <small>{design.boxes.filter((box) => box.type === type).length || ''}</small>
          </button>
        ))}
        {PENS.map(([pen, title, note]) => (
          <button type="button" key={pen} aria-pressed={tool === pen} className="pen" onClick={() => onTool(pen)}>
            <span>{title}</span>
            <small>{note}</small>
          </button>
        ))}
      </div>
    </Section>
  )
}

function Choose({
  label,
  value,
  onChange,
  children,
}: {
  readonly label: string
  readonly value: string
  onChange(value: string): void
  readonly children: ReactNode
}) {
  return (
    <label className="ee-choose">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  )
}
const STATIONS = [...CLASS_CODES, 'BS-1', 'BS-2', 'BS-3', 'BS-4'] as const
const Classes = () =>
  STATIONS.map((code) => (
    <option key={code} value={code}>
      {capital(hullClass(code).title)}, {hullClass(code).boxes}
    </option>
  ))

function Terms({ design, onDesign }: Pick<Props, 'design' | 'onDesign'>) {
  return (
    <div className="ee-terms">
      <label className="ee-choose">
        <span>Name of the ship</span>
        <input
          className="in"
          value={design.name}
          maxLength={40}
          onChange={(event) => event.currentTarget.value !== '' && onDesign({ ...design, name: event.currentTarget.value }, 'name')}
        />
      </label>
      <Choose label="Class" value={design.hull} onChange={(hull) => onDesign({ ...design, hull })}>
        <Classes />
      </Choose>
      <Choose
        label="Kind"
        value={design.kind}
        onChange={(value) => onDesign({ ...design, kind: KINDS.find((kind) => kind === value) ?? design.kind })}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {capital(KIND_NAMES[kind])}
          </option>
        ))}
      </Choose>
      <Choose
        label="Engines of class"
        value={design.engines ?? ''}
        onChange={(engines) => onDesign({ ...design, engines: engines === '' ? null : engines })}
      >
        <option value="">the class of the hull</option>
        <Classes />
      </Choose>
      <label className="ee-check">
        <input type="checkbox" checked={design.base} onChange={() => onDesign({ ...design, base: !design.base })} /> base, which never moves
      </label>
    </div>
  )
}

const OPTIONS: readonly (readonly [keyof Limits, string, string])[] = [
  ['manyPrimaries', 'several primary boxes', 'EE-MPB-01'],
  ['laserArrays', 'laser arrays', 'EE-LAR-01'],
  ['exposedByArmour', 'exposed engines: only armour next to them', 'EE-EXP-01'],
  ['exposedBySpace', 'exposed engines: four sides open to space', 'EE-EXP-02'],
]
const Options = ({ terms, onTerms, onRule }: Pick<DesignerProps<Design, Limits>, 'terms' | 'onTerms' | 'onRule'>) => (
  <Section title="Designed for" aside="">
    {OPTIONS.map(([name, title, rule]) => (
      <p key={name} className="ee-option">
        <label className="ee-check">
          <input type="checkbox" checked={terms[name]} onChange={() => onTerms({ ...terms, [name]: !terms[name] })} /> {title}
        </label>
        <Rule id={rule} onRule={onRule} />
      </p>
    ))}
  </Section>
)

function Sums({ design, onRule }: { readonly design: Design; readonly onRule: OnRule }) {
  const costs = costsOf(design)
  return (
    <Section title="Limits" aside="">
      <table className="ee-sums">
        <tbody>
          {limitsOf(design).map(({ title, now, most, rule }) => (
            <tr key={rule} className={now > most ? 'over' : ''}>
              <td>
                {title}
                <span className="ee-bar" aria-hidden="true">
                  <i style={{ width: `${Math.min(100, (100 * now) / Math.max(most, 1))}%` }} />
                </span>
              </td>
              <td className="num">
                {now} <i>of {most}</i>
              </td>
              <td className="num">
                <Rule id={rule} onRule={onRule} />
              </td>
            </tr>
          ))}
          <tr>
            <td>Power for a speed point (power boxes: {design.boxes.filter(({ type }) => type === 'P').length})</td>
            <td className="num">{points(costs.speed.total)}</td>
            <td className="num">
              <Rule id="EE-DES-01" onRule={onRule} />
            </td>
          </tr>
          <tr>
            <td>Power for a manoeuvre point</td>
            <td className="num">{points(costs.manoeuvre.total)}</td>
            <td className="num">
              <Rule id="EE-DES-01" onRule={onRule} />
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  )
}

function Arcs({ design, terms, onDesign, onRule }: Pick<Props, 'design' | 'terms' | 'onDesign' | 'onRule'>) {
  const layout = layoutOf(design)
  const weapons = systemsOf(layout).filter(({ kind }) => kind !== 'engine')
  if (weapons.length === 0) return null
  return (
    <Section title="Arcs of weapons" aside={<Rule id="EE-GEN-18" onRule={onRule} />}>
      <ul className="ee-arcs">
        {weapons.map(({ id, primaries, boxes }) => {
          const arcs = primaries.filter(({ box }) => layout.byId.has(box)).map(({ box }) => sixSides(layout, {}, box))
          const open = [0, 1, 2, 3, 4, 5].map((side) => arcs.some((arc) => arc[side]))
          return (
            <li key={id}>
              <ArcGlyph open={open} label={arcWords(open)} /> <span>{capital(partName(design, id) ?? id)}</span>
              <span className="aside">
                {boxes.length > 1 ? `${boxes.length} boxes` : '1 box'}
                {primaries.some(({ aim }) => aim === 'astern') && ', astern'}
              </span>
            </li>
          )
        })}
      </ul>
      {terms.laserArrays && weapons.filter(({ kind }) => kind === 'laser').length > 1 && (
        <div className="ee-buttons">
          <button type="button" className="btn" onClick={() => onDesign(arrayed(design))}>
            {design.arrays.length > 0 ? 'Separate lasers' : 'All lasers in one array'}
          </button>
          <Rule id="EE-LAR-01" onRule={onRule} />
        </div>
      )}
    </Section>
  )
}

function Refusals({ design, terms, onRule }: Pick<Props, 'design' | 'terms' | 'onRule'>) {
  const refusals = checkDesign(design, terms)
  if (refusals.length === 0) return <p className="ee-fine">Legal design.</p>
  return (
    <div role="status">
      <ul className="ee-refusals">
        {refusals.map(({ rule, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a refusal may occur twice
          <li key={index}>
            {capital(reason)} <Rule id={rule} onRule={onRule} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Beginnings({ onDesign }: Pick<Props, 'onDesign'>) {
  return (
    <section className="ee-beginnings">
      <h3>Or start from one of these</h3>
      <ul>
        {READY_SHIPS.map(({ design, line }) => (
          <li key={design.name}>
            <button type="button" onClick={() => onDesign(design)}>
              <b>{design.name}</b>
              <Sketch design={design} /> <small>{pointsText(priceOf(design).total)}</small>
              <small>{line}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Board({ design, terms, onDesign, onTerms, onRule }: Props) {
  const [tool, setTool] = useState<Tool>('H')
  const [mirror, setMirror] = useState(true)
  const refused = faulty(design, terms)
  const price = priceOf(design)
  return (
    <div className="ee-page ee-designer">
      <div className="ee-designer-left">
        <Section title="Ship" aside={pointsText(price.total)}>
          <Terms design={design} onDesign={onDesign} />
        </Section>
        <Sums design={design} onRule={onRule} />
        {onTerms && <Options terms={terms} onTerms={onTerms} onRule={onRule} />}
      </div>
      <div className="ee-designer-middle">
        <HexSheet
          design={design}
          pen={{ tool, mirror, manyPrimaries: terms.manyPrimaries }}
          sideStyle={1}
          refused={refused}
          onDesign={onDesign}
        />
        <Refusals design={design} terms={terms} onRule={onRule} />
      </div>
      <div className="ee-designer-right">
        <Palette design={design} tool={tool} mirror={mirror} onTool={setTool} onMirror={setMirror} />
        <Arcs design={design} terms={terms} onDesign={onDesign} onRule={onRule} />
      </div>
      {design.boxes.length < 2 && <Beginnings onDesign={onDesign} />}
    </div>
  )
}
