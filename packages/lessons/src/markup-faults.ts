// Faults of the texts of a lesson: marks that the page shows as they are written, instead of what they stand for.
import { CLAUSE_ID } from '@admiralty/kernel'
import type { Case } from './case.ts'

type Text = readonly [where: string, text: string]
type Answer = NonNullable<Case['lesson']>['answer']

/** `[Rook](rook)` or `[ES-MOV-02]` */
const LINK = /\[[^[\]]+\](\([^()]+\))?/g
/** Marks of other languages. */
const MARK = /\*\*|__|`|\[\[|\{[^}]*\}|<\/?\w+>/
const CLAUSE = new RegExp(String.raw`\b${CLAUSE_ID}\b`)

/** Texts that are shown with their links. */
function linkedTexts({ lesson, play }: Case): readonly Text[] {
  const taught = play.flatMap((step, index): readonly Text[] => {
    if (!('teach' in step) || !step.teach) return []
    const { text, hint, otherwise, or } = step.teach
    return [
      ...Object.entries({ text, hint, otherwise }).map(([name, words]): Text => [`play/${index}/teach/${name}`, words]),
      ...or.map(({ says }, at): Text => [`play/${index}/teach/or/${at}/says`, says]),
    ]
  })
  if (!lesson) return taught
  const { text, shows, hints, answer } = lesson
  return [
    ['lesson/text', text],
    ['lesson/shows', shows],
    ...hints.map((hint, at): Text => [`lesson/hints/${at}`, hint]),
    ...commentsOf(answer),
    ...taught,
  ]
}
function commentsOf(answer: Answer): readonly Text[] {
  const where = 'lesson/answer'
  const whys = (name: string, list: readonly { readonly why: string }[]) =>
    list.map(({ why }, at): Text => [`${where}/${name}/${at}/why`, why])
  switch (answer.kind) {
    case 'order':
      return [[`${where}/otherwise`, answer.otherwise], ...whys('wrong', answer.wrong)]
    case 'spoken':
      return whys('says', answer.says)
    case 'number':
      return [[`${where}/otherwise`, answer.otherwise], ...whys('near', answer.near)]
    case 'story':
      return [[`${where}/ending`, answer.ending]]
  }
}

/** Titles, answers and other texts that are shown as they are written. */
function plainTexts({ lesson, play }: Case): readonly Text[] {
  const titles = play.flatMap((step, index): readonly Text[] =>
    'teach' in step && step.teach ? [[`play/${index}/teach/title`, step.teach.title]] : [],
  )
  if (!lesson) return titles
  const { chapter, question, answer } = lesson
  return [['lesson/chapter', chapter], ['lesson/question', question], ...labelsOf(answer), ...titles]
}
function labelsOf(answer: Answer): readonly Text[] {
  const where = 'lesson/answer'
  if (answer.kind === 'spoken') return answer.says.map(({ says }, at): Text => [`${where}/says/${at}/says`, says])
  if (answer.kind === 'number') return [[`${where}/unit`, answer.unit]]
  return answer.kind === 'story' ? answer.learned.map(({ idea }, at): Text => [`${where}/learned/${at}/idea`, idea]) : []
}

/** The faults in the prose between the links. */
function faultsOf(where: string, prose: string): readonly string[] {
  const mark = MARK.exec(prose) ?? /[[\]]/.exec(prose)
  const clause = CLAUSE.exec(prose)
  return [
    ...(mark ? [`${where}: '${mark[0]}' is shown as it is written; a text has links only, [a name](an id) or [a clause]`] : []),
    ...(clause ? [`${where}: ${clause[0]} is no link; write [${clause[0]}]`] : []),
  ]
}

/** One sentence for each mark in the texts of a lesson that its page does not understand. */
export const markupFaults = (text: Case): readonly string[] => [
  ...linkedTexts(text).flatMap(([where, words]) => faultsOf(where, words.replaceAll(LINK, ''))),
  ...plainTexts(text).flatMap(([where, words]) => (/[[\]]/.test(words) ? [`${where}: this text has no links`] : faultsOf(where, words))),
]
