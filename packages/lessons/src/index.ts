export { type Case, type CaseStep, caseSchema, setupOf } from './case.ts'
export type { Figure, FigureRequest, FigureRule, GameLessons } from './figures.ts'
export {
  figureOf,
  type GivenAnswer,
  type JudgedOrder,
  type Judgement,
  judgeNumber,
  judgeOrder,
  judgeSpoken,
  truthOf,
  weighed,
} from './judge.ts'
export { give, isRefusal, type Laid, lay, owing } from './laid.ts'
export type { Lesson, LessonAnswer, Look, Teach, TrueAnswer } from './lesson.ts'
export { at, has, same } from './plain.ts'
export { type CaseResult, playCase } from './play-case.ts'
export { answerStory, openLesson, openStory, placeOf, type Reply, type StoryChapter, sequel } from './story.ts'
export { type OrderPath, waysFrom, wayTo } from './ways.ts'
