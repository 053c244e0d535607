export { CASE_LIMITS, type Case, type CaseStep, caseSchema, setupOfCase } from './case.ts'
export { type CasePosition, giveOrder, isRefused, openCase, seatsToAnswer } from './case-position.ts'
export type { Figure, FigureRequest, FigureRule, GameLessons } from './figures.ts'
export { picksOfHint } from './hints.ts'
export {
  figureOf,
  type GivenAnswer,
  type JudgedOrder,
  type Judgement,
  judgedOrders,
  judgeNumber,
  judgeOrder,
  judgeSpoken,
  truthOf,
} from './judge.ts'
export type { Lesson, LessonAnswer, Look, Teach, TrueAnswer } from './lesson.ts'
export { didYouMean } from './nearest.ts'
export { at, has, same } from './plain.ts'
export { type CaseResult, playCase } from './play-case.ts'
export {
  choicesOn,
  preparedChoices,
  type RingedQuestion,
  type Rings,
  recordOf,
  ringsOfDecision,
  ringsOfPosition,
  spotsOf,
} from './rings.ts'
export { parsedBy } from './schema-faults.ts'
export { answerStory, openLesson, openStory, progressOf, type Reply, type StoryChapter, sequel } from './story.ts'
export { leadingTo, type OrderPath, waysFrom, wayTo } from './ways.ts'
