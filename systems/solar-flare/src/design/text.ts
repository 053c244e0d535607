// A design as text: the name, then a line for each section and one for the crew.
//
//   Lineship
//   1: B5 S4        a letter for the kind and the level: beam, torpedo tube, shield, battery (Y), generator, thruster (R), main engine (M)
//   core: G4 Y4
//   crew: 5 4 4

import type { Refusal } from '@admiralty/kernel'
import { KINDS, type Kind, LEVELS, type Level, SECTIONS, type SectionNumber } from '../../data/tables.ts'
import type { Component, Design } from './design.ts'

/** The letter of each kind, as on the record sheet. */
export const LETTERS: Readonly<Record<Kind, string>> = {
  beam: 'B',
  tube: 'T',
  shield: 'S',
  battery: 'Y',
  generator: 'G',
  thruster: 'R',
  engine: 'M',
}
const lineOf = (section: SectionNumber): string => (section === 0 ? 'core' : String(section))

/** The inverse of `parseDesign`. Components are written section by section. */
export function makeDesignText({ name, components, crew }: Design): string {
  const sections = [1, 2, 3, 4, 5, 6, 0] as const satisfies readonly SectionNumber[]
  const lines = sections.flatMap((section) => {
    const here = components.filter((component) => component.section === section)
    return here.length === 0 ? [] : [`${lineOf(section)}: ${here.map(({ kind, level }) => `${LETTERS[kind]}${level}`).join(' ')}`]
  })
  return [name, ...lines, `crew: ${crew.join(' ')}`, ''].join('\n')
}

/** Parses a design without checking that it is legal. */
export function parseDesign(text: string): Design | Refusal {
  const [name = '', ...lines] = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (name === '' || name.length > 40) return unread('the first line must be a name of 1 to 40 characters')
  const components: Component[] = []
  const crew: Level[] = []
  for (const line of lines) {
    const wrong = readLine(line, components, crew)
    if (wrong) return unread(wrong)
  }
  return { name, components, crew }
}
const unread = (reason: string): Refusal => ({ rule: 'SF-DSG-01', reason })
const levelOf = (text: string): Level | undefined => LEVELS.find((level) => String(level) === text)

/** Adds what a line says; otherwise returns why it cannot be read. */
function readLine(line: string, components: Component[], crew: Level[]): string | undefined {
  const [title = '', rest = ''] = line.split(':').map((part) => part.trim())
  const section = SECTIONS.find((one) => lineOf(one) === title)
  if (section === undefined && title !== 'crew') return `a line begins with a section from 1 to 6, 'core' or 'crew', not '${title}'`
  for (const word of rest.split(/\s+/).filter((one) => one !== '')) {
    const level = levelOf(section === undefined ? word : word.slice(1))
    const kind = KINDS.find((one) => LETTERS[one] === word[0])
    if (section === undefined && level) crew.push(level)
    else if (section !== undefined && level && kind) components.push({ kind, level, section })
    else
      return section === undefined
        ? `a crew team is a skill from 1 to 6, not '${word}'`
        : `a component is a letter of ${Object.values(LETTERS).join('')} and a level from 1 to 6, not '${word}'`
  }
  return undefined
}
