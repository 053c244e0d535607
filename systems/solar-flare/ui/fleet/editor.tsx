// The drawing board for one ship: seven sections with two slots each, crew teams, cost, refusals, and the design as text.
import { InOrder } from '@admiralty/board'
import { NameField, Refusals, WrongText } from '@admiralty/game-ui/design'
import { Rule, Section } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { useState } from 'react'
import { LEVELS, SECTIONS, type SectionNumber } from '../../data/tables.ts'
import { costOf, crewCost, KIND_NAMES, sectionName } from '../../src/design/check.ts'
import { makeDesignText, parseDesign } from '../../src/design/text.ts'
import { kindsFor, withComponent, withCrew, withoutCrew } from './edit.ts'
import '../record/record.css'
import './fleet.css'
import { type EditorProps, Slot, Stepper } from './slots.tsx'

/** A list of what may be added to a section. */
function Adder({ design, section, onDesign }: EditorProps & { readonly section: SectionNumber }) {
  const kinds = kindsFor(design, section)
  if (kinds.length === 0) return null
  return (
    <li>
      <select
        className="in"
        aria-label={`Add to ${sectionName(section)}`}
        value=""
        onChange={(event) => {
          const kind = kinds.find((one) => one === event.currentTarget.value)
          if (kind) onDesign(withComponent(design, kind, section))
        }}
      >
        <option value="">add</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_NAMES[kind]}
          </option>
        ))}
      </select>
    </li>
  )
}
const Hexagon = ({ section, ...props }: EditorProps & { readonly section: SectionNumber }) => (
  <section className={`sf-section sf-at-${section}`} aria-label={sectionName(section)}>
    <div className="sf-skin">
      <small>{section === 0 ? 'core' : section}</small>
    </div>
    <ul>
      <InOrder of={props.design.components}>
        {(component, index) => (component.section === section ? <Slot {...props} component={component} index={index} /> : null)}
      </InOrder>
      {props.free && <Adder {...props} section={section} />}
    </ul>
  </section>
)

const Crew = ({ design, free, onDesign }: EditorProps) => (
  <Section title="Crew teams" aside={<Rule id="SF-DSG-09" />}>
    <ul className="gu-line">
      <InOrder of={design.crew}>
        {(skill, team) => (
          <li className="sf-slot" title={plural(crewCost(skill), 'point')}>
            <b>{skill}</b>
            <Stepper
              name={`crew team ${team + 1}`}
              level={skill}
              onLevel={(level) => onDesign(withCrew(design, team, level))}
              onRemove={free ? () => onDesign(withoutCrew(design, team)) : null}
            />
          </li>
        )}
      </InOrder>
      {free && (
        <li>
          <button type="button" className="btn quiet" onClick={() => onDesign({ ...design, crew: [...design.crew, LEVELS[2]] })}>
            Add a team
          </button>
        </li>
      )}
    </ul>
  </Section>
)

/** The design as text, which can be copied and pasted. */
function AsText({ design, onDesign }: Pick<EditorProps, 'design' | 'onDesign'>) {
  const [text, setText] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const take = () => {
    const read = parseDesign(text ?? '')
    if ('reason' in read) return setWrong(read.reason)
    setWrong(null)
    setText(null)
    onDesign(read)
  }
  return (
    <details className="gu-sec">
      <summary>As text</summary>
      <textarea
        className="in"
        rows={10}
        aria-label="The design as text"
        spellCheck={false}
        maxLength={2000}
        value={text ?? makeDesignText(design)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button type="button" className="btn" disabled={text === null} onClick={take}>
        Read this text
      </button>
      <WrongText wrong={wrong} />
    </details>
  )
}

export function Editor(props: EditorProps) {
  const { design, budget, refusals, free, foot, onDesign } = props
  const { total } = costOf(design)
  return (
    <div className="sf-editor">
      <div>
        <NameField label="Name" look="sf-name" value={design.name} onValue={(name) => onDesign({ ...design, name })} />
        <div className="sf-ship sf-drawing">
          {SECTIONS.map((section) => (
            <Hexagon key={section} {...props} section={section} />
          ))}
        </div>
      </div>
      <div>
        <Section title="Cost" aside={<Rule id={free ? 'SF-DSG-12' : 'SF-SET-04'} />}>
          <p role="status">
            <b>{total}</b> of {plural(budget, 'point')}
            {total < budget && `; ${budget - total} would be lost`}
          </p>
          <Refusals refusals={refusals} remedies={[]} />
        </Section>
        <Crew {...props} />
        <p className="gu-sec gu-note">
          B beam, T torpedo tube, S shield, M main engine, R thruster, G generator, Y battery; the number is the level.
        </p>
        {free && <AsText design={design} onDesign={onDesign} />}
        <div className="gu-sec gu-buttons">{foot}</div>
      </div>
    </div>
  )
}
