// The screen of the designer: a ship on its hex sheet, its terms, the tools, and the sums.
import { ArrowGroup, type DesignerProps } from '@admiralty/game-ui'
import { Beginnings, CheckField, Refusals, Tool as ToolButton } from '@admiralty/game-ui/design'
import { Section } from '@admiralty/game-ui/panel'
import { useState } from 'react'
import { BOX_TYPES, BOXES } from '../../data/tables.ts'
import { checkDesign, type Limits } from '../../src/design/check.ts'
import type { Design } from '../../src/design/design.ts'
import { priceOf } from '../../src/design/price.ts'
import { READY_SHIPS } from '../../src/design/ready.ts'
import { capital } from '../../src/words/say.ts'
import { pointsText } from '../titles.ts'
import { HexSheet } from './hex-sheet.tsx'
import { faulty } from './limits.ts'
import { Sketch } from './sketch.tsx'
import type { Tool } from './tools.ts'
import '../sheet.css'
import '../record/record.css'
import './designer.css'
import { Arcs, type DesignProps } from './arcs.tsx'
import { Sums } from './sums.tsx'
import { Terms } from './terms.tsx'

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

export function Board({ design, terms, onDesign, onTerms }: DesignProps) {
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
