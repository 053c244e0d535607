// Faults of a lesson block that its schema cannot find: orders that do not parse, unknown seats, things and clauses.
import { list, type RuleSystem } from '@admiralty/kernel'
import type { Case } from './case.ts'
import type { Look, TrueAnswer } from './lesson.ts'
import { markupFaults } from './markup-faults.ts'
import { didYouMean } from './nearest.ts'
import { wordsIn } from './pointer-faults.ts'
import { fieldNames, parsedBy } from './schema-faults.ts'

interface Setting {
  readonly system: RuleSystem
  readonly seats: readonly string[]
  /** Ids and other words of the state at the start. */
  readonly words: ReadonlySet<string>
}

/** One sentence for each fault of the `lesson` block and of the `teach` blocks; empty for a case without them. */
export function lessonFaults(system: RuleSystem, text: Case, seats: readonly string[], begun: unknown): readonly string[] {
  const { lesson, play, position } = text
  const setting: Setting = { system, seats, words: wordsIn(position, begun) }
  const taught = play.flatMap((step, index) => ('teach' in step && step.teach ? [{ where: `play/${index}/teach`, ...step.teach }] : []))
  return [
    ...(lesson
      ? [
          ...seatFaults(setting, 'lesson/seat', lesson.seat),
          ...lookFaults(setting, 'lesson/look', lesson.look),
          ...answerFaults(setting, lesson.answer),
          ...clauseFaults(setting, 'lesson', lesson),
          ...linkFaults(setting, 'lesson', lesson),
        ]
      : []),
    ...taught.flatMap(({ where, look, or, ...texts }) => [
      ...lookFaults(setting, `${where}/look`, look),
      ...or.flatMap(({ order }, index) => fieldFaults(setting, `${where}/or/${index}/order`, order)),
      ...clauseFaults(setting, where, { or }),
      ...linkFaults(setting, where, { or, ...texts }),
    ]),
    ...markupFaults(text),
  ]
}

const seatFaults = ({ seats }: Setting, where: string, seat: string): readonly string[] =>
  seats.includes(seat) ? [] : [`${where}: there is no seat '${seat}'; the seats are ${list(seats)}${didYouMean(seat, seats)}`]

const lookFaults = ({ words }: Setting, where: string, looks: readonly Look[]): readonly string[] =>
  looks.flatMap((look, index) =>
    typeof look !== 'string' || words.has(look) ? [] : [`${where}/${index}: nothing has the id '${look}'${didYouMean(look, [...words])}`],
  )

/** A whole order. */
function orderFaults({ system }: Setting, where: string, order: unknown): readonly string[] {
  const parsed = parsedBy(system.schema.order, where, order)
  return 'faults' in parsed ? parsed.faults : []
}
/** Some fields of an order. */
function fieldFaults({ system }: Setting, where: string, order: Readonly<Record<string, unknown>>): readonly string[] {
  const known = fieldNames(system.schema.order)
  return Object.keys(order).flatMap((field) =>
    known.has(field) ? [] : [`${where}: there is no field '${field}'${didYouMean(field, known)}`],
  )
}

type Answer = NonNullable<Case['lesson']>['answer']
function answerFaults(setting: Setting, answer: Answer): readonly string[] {
  const where = 'lesson/answer'
  if (answer.kind === 'order')
    return [
      ...answer.right.flatMap((order, index) => orderFaults(setting, `${where}/right/${index}`, order)),
      ...answer.wrong.flatMap(({ order }, index) => orderFaults(setting, `${where}/wrong/${index}/order`, order)),
    ]
  const looked =
    answer.kind === 'spoken' ? answer.says.flatMap(({ look }, index) => lookFaults(setting, `${where}/says/${index}/look`, look)) : []
  return [...looked, ...('truth' in answer ? truthFaults(setting, `${where}/truth`, answer.truth) : [])]
}
function truthFaults(setting: Setting, where: string, truth: TrueAnswer): readonly string[] {
  if ('refusal' in truth) return orderFaults(setting, `${where}/refusal`, truth.refusal)
  if (!('after' in truth)) return []
  return truth.after.flatMap(({ seat, order }, index) => [
    ...seatFaults(setting, `${where}/after/${index}/seat`, seat),
    ...orderFaults(setting, `${where}/after/${index}/order`, order),
  ])
}

/** Every `rule` in a block must be a clause of the rule book. */
function clauseFaults({ system }: Setting, where: string, block: unknown): readonly string[] {
  const ids = system.rulebook.chapters.flatMap(({ clauses }) => clauses.map(({ id }): string => id))
  return rulesIn(block).flatMap((id) => (ids.includes(id) ? [] : [`${where}: the rule book has no clause ${id}${didYouMean(id, ids)}`]))
}
function rulesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'rule' && typeof inner === 'string' ? [inner] : rulesIn(inner)))
}

/** `[Rook](rook)`: the target of a link is a thing or a hex. */
function linkFaults({ words }: Setting, where: string, block: unknown): readonly string[] {
  const targets = [...JSON.stringify(block).matchAll(/\[[^\]"]+\]\(([^)]+)\)/g)].map(([, target = '']) => target)
  return targets.flatMap((target) =>
    words.has(target) || /^-?\d+,-?\d+$/.test(target)
      ? []
      : [`${where}: a link to '${target}', but nothing has this id${didYouMean(target, [...words])}`],
  )
}
