// The screen of the designer: a ship on its hex sheet, the tools, and the limits.
import { ArrowGroup, type DesignerProps } from '@admiralty/game-ui'
import { Beginnings, CheckField, NameField, Refusals, SelectField, Tool as ToolButton } from '@admiralty/game-ui/design'
import { ArcGlyph, Bar, type ClauseRow, ClauseTable, Rule, Section } from '@admiralty/game-ui/panel'
import { Fragment, useState } from 'react'
import { BOX_TYPES, BOXES, CLASS_CODES, hullClass, KINDS } from '../../data/tables.ts'
import { checkDesign, type Limits } from '../../src/design/check.ts'
import { costsOf } from '../../src/design/costs.ts'
import type { Design } from '../../src/design/design.ts'
import { arrayed } from '../../src/design/edit.ts'
import { priceOf } from '../../src/design/price.ts'
import { READY_SHIPS } from '../../src/design/ready.ts'
import { layoutOf } from '../../src/record/layout.ts'
import { partName } from '../../src/record/names.ts'
import { systemsOf } from '../../src/record/systems.ts'
import { capital, points } from '../../src/words/say.ts'
import { arcWords, openSides } from '../reach.ts'
import { KIND_NAMES, pointsText } from '../titles.ts'
import { HexSheet } from './hex-sheet.tsx'
import { faulty, limitsOf } from './limits.ts'
import { Sketch } from './sketch.tsx'
import type { Tool } from './tools.ts'
import '../sheet.css'
import '../record/record.css'
import './designer.css'

/** `onTerms` is null in a battle, whose options are fixed. */
type Props = Omit<DesignerProps<Design, Limits>, 'onTerms'> & { readonly onTerms: DesignerProps<Design, Limits>['onTerms'] | null }

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
        <label>
          <input type="checkbox" checked={mirror} onChange={() => onMirror(!mirror)} /> mirrored
        </label>
      }
    >
      <ArrowGroup label="Kinds of boxes" look="gu-tools ee-palette">
        {BOX_TYPES.map((type) => (
          <ToolButton
            key={type}
            picture={<i>{type}</i>}
            title={capital(BOXES[type].name.replace(/ box$/, ''))}
            note={design.boxes.filter((box) => box.type === type).length || ''}
            rule={BOXES[type].rule}
            pressed={tool === type}
            look=""
            onPress={() => onTool(type)}
          />
        ))}
        {PENS.map(([pen, title, note]) => (
          <ToolButton key={pen} picture={null} title={title} note={note} pressed={tool === pen} look="" onPress={() => onTool(pen)} />
        ))}
      </ArrowGroup>
    </Section>
  )
}

const STATIONS = [...CLASS_CODES, 'BS-1', 'BS-2', 'BS-3', 'BS-4'] as const
const CLASSES = STATIONS.map((code): readonly [string, string] => [code, `${capital(hullClass(code).title)}, ${hullClass(code).boxes}`])

function Terms({ design, onDesign }: Pick<Props, 'design' | 'onDesign'>) {
  return (
    <div className="ee-terms">
      <NameField label="Name of the ship" look="gu-field" value={design.name} onValue={(name) => onDesign({ ...design, name }, 'name')} />
      <SelectField label="Class" value={design.hull} options={CLASSES} onValue={(hull) => onDesign({ ...design, hull })} />
      <SelectField
        label="Kind"
        value={design.kind}
        options={KINDS.map((kind) => [kind, capital(KIND_NAMES[kind])])}
        onValue={(value) => onDesign({ ...design, kind: KINDS.find((kind) => kind === value) ?? design.kind })}
      />
      <SelectField
        label="Engines of class"
        value={design.engines ?? ''}
        options={[['', 'the class of the hull'], ...CLASSES]}
        onValue={(engines) => onDesign({ ...design, engines: engines === '' ? null : engines })}
      />
      <CheckField label="base, which never moves" checked={design.base} onChecked={(base) => onDesign({ ...design, base })} />
    </div>
  )
}

const OPTIONS: readonly (readonly [keyof Limits, string, string])[] = [
  ['manyPrimaries', 'several primary boxes', 'EE-MPB-01'],
  ['laserArrays', 'laser arrays', 'EE-LAR-01'],
  ['exposedByArmour', 'exposed engines: only armour next to them', 'EE-EXP-01'],
  ['exposedBySpace', 'exposed engines: four sides open to space', 'EE-EXP-02'],
]
const Options = ({ terms, onTerms }: Pick<DesignerProps<Design, Limits>, 'terms' | 'onTerms'>) => (
  <Section title="Designed for">
    {OPTIONS.map(([name, title, rule]) => (
      <CheckField
        key={name}
        label={title}
        rule={rule}
        checked={terms[name]}
        onChecked={(checked) => onTerms({ ...terms, [name]: checked })}
      />
    ))}
  </Section>
)

function Sums({ design }: { readonly design: Design }) {
  const costs = costsOf(design)
  const power = design.boxes.filter(({ type }) => type === 'P').length
  const rows: readonly ClauseRow[] = [
    ...limitsOf(design).map(({ title, now, most, rule }) => ({
      key: rule,
      look: now > most ? 'over' : '',
      cells: [
        <Fragment key="title">
          {title}
          <Bar share={now / Math.max(most, 1)} />
        </Fragment>,
        `${now} of ${most}`,
      ],
      rule,
    })),
    { key: 'speed', cells: [`Power for a speed point (power boxes: ${power})`, points(costs.speed.total)], rule: 'EE-DES-01' },
    { key: 'manoeuvre', cells: ['Power for a manoeuvre point', points(costs.manoeuvre.total)], rule: 'EE-DES-01' },
  ]
  return (
    <Section title="Limits">
      <ClauseTable look="ee-sums" rows={rows} />
    </Section>
  )
}

function Arcs({ design, terms, onDesign }: Pick<Props, 'design' | 'terms' | 'onDesign'>) {
  const layout = layoutOf(design)
  const weapons = systemsOf(layout).filter(({ kind }) => kind !== 'engine')
  if (weapons.length === 0) return null
  return (
    <Section title="Arcs of weapons" aside={<Rule id="EE-GEN-18" />}>
      <ul className="ee-arcs">
        {weapons.map(({ id, primaries, boxes }) => {
          const from = primaries.map(({ box }) => box).filter((box) => layout.byId.has(box))
          const open = openSides(layout, {}, from)
          return (
            <li key={id} className="gu-line">
              <ArcGlyph bears={open} label={arcWords(open)} /> <span>{capital(partName(design, id) ?? id)}</span>
              <span className="aside">
                {boxes.length > 1 ? `${boxes.length} boxes` : '1 box'}
                {primaries.some(({ aim }) => aim === 'astern') && ', astern'}
              </span>
            </li>
          )
        })}
      </ul>
      {terms.laserArrays && weapons.filter(({ kind }) => kind === 'laser').length > 1 && (
        <div className="gu-buttons">
          <button type="button" className="btn" onClick={() => onDesign(arrayed(design))}>
            {design.arrays.length > 0 ? 'Separate lasers' : 'All lasers in one array'}
          </button>
          <Rule id="EE-LAR-01" />
        </div>
      )}
    </Section>
  )
}

export function Board({ design, terms, onDesign, onTerms }: Props) {
  const [tool, setTool] = useState<Tool>('H')
  const [mirror, setMirror] = useState(true)
  const refused = faulty(design, terms)
  const refusals = checkDesign(design, terms)
  const price = priceOf(design)
  return (
    <div className="gu-panel ee-page gu-designer ee-designer">
      <div className="gu-left">
        <Section title="Ship" aside={pointsText(price.total)}>
          <Terms design={design} onDesign={onDesign} />
        </Section>
        <Sums design={design} />
        {onTerms && <Options terms={terms} onTerms={onTerms} />}
      </div>
      <div className="ee-designer-middle">
        <HexSheet
          design={design}
          pen={{ tool, mirror, manyPrimaries: terms.manyPrimaries }}
          sideStyle={1}
          refused={refused}
          onDesign={onDesign}
        />
        {refusals.length === 0 && <p className="gu-legal">Legal design.</p>}
        <Refusals refusals={refusals} remedies={[]} />
        {design.boxes.length < 2 && (
          <Beginnings
            title="Or start from one of these"
            beginnings={READY_SHIPS.map(({ design: ready, line }) => ({
              name: ready.name,
              price: pointsText(priceOf(ready).total),
              sketch: (
                <>
                  <Sketch design={ready} />
                  <small>{line}</small>
                </>
              ),
              begin: () => onDesign(ready),
            }))}
          />
        )}
      </div>
      <div className="gu-right">
        <Palette design={design} tool={tool} mirror={mirror} onTool={setTool} onMirror={setMirror} />
        <Arcs design={design} terms={terms} onDesign={onDesign} />
      </div>
    </div>
  )
}
