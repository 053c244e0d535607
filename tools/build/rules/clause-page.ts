// The page that `npm run rules -- ID` prints: a clause, and every place that enforces, proves, plays, teaches or names it.
import type { Clause } from '@admiralty/kernel'
import type { Citation, CitationKind } from './citations.ts'

const WIDTH = 150
const ENFORCED: readonly CitationKind[] = ['rule', 'data', 'shape', 'label']
const SECTIONS: readonly (readonly [string, readonly CitationKind[]])[] = [
  ['Enforced by', ENFORCED],
  ['Named at the head of', ['file head']],
  ['Tests', ['test']],
  ['Cases', ['case']],
  ['Lessons', ['lesson']],
  ['Readings', ['reading']],
  ['Also named in words, bots, screens and documents', ['elsewhere']],
]

const cut = (text: string): string => (text.length <= WIDTH ? text : `${text.slice(0, WIDTH - 1)}…`)

/** A case or lesson is a whole file, so its line number says nothing. */
const lineOf = ({ kind, path, line, text, code }: Citation): string => {
  const place = kind === 'case' || kind === 'lesson' ? path : `${path}:${line}`
  return [`  ${place}  ${cut(text)}`, ...(code === '' || kind === 'test' ? [] : [`      ${cut(code)}`])].join('\n')
}

/** The most useful first: rules, refusals of orders, comments that name the clause in passing, labels. */
function ranking(kinds: readonly CitationKind[], citations: readonly Citation[]): readonly Citation[] {
  const ranked = kinds.flatMap((kind) => citations.filter((citation) => citation.kind === kind))
  const weight = ({ aside, kind, path }: Citation): number => {
    if (kind === 'label') return 3
    return aside ? 2 : /(?:questions|-orders)\.ts$/.test(path) ? 1 : 0
  }
  return ranked.toSorted((a, b) => weight(a) - weight(b))
}

function section(title: string, kinds: readonly CitationKind[], citations: readonly Citation[]): readonly string[] {
  const shown = ranking(kinds, citations)
  return shown.length === 0 ? [] : ['', title, ...shown.map(lineOf)]
}

/** The clause with all its citations, as text. */
export function clausePage({ id, heading, text, advice }: Clause, citations: readonly Citation[]): string {
  const nature = advice ? ['', 'Advice: no code enforces it, and no test proves it.'] : []
  const sections = SECTIONS.flatMap(([title, kinds]) => section(title, kinds, citations))
  return [`${id}  ${heading}`, text, ...nature, ...sections].join('\n')
}

/** One clause of a sample: its text and the first line that enforces it. */
export function clauseBrief({ id, heading, text, advice }: Clause, citations: readonly Citation[]): string {
  const [first] = ranking(ENFORCED, citations)
  return [`${id}  ${heading}: ${text.replaceAll(/\s+/g, ' ')}`, first ? lineOf(first) : advice ? '  advice' : '  nothing enforces it'].join(
    '\n',
  )
}
