export { type Bout, playBout, type Result } from './arena.ts'
export { type Bot, type Budget, type Decision, EFFORT, makeBot, RANKS, type Rank } from './bot.ts'
