export { type Bout, playBout, type Result } from './arena.ts'
export { type Bot, type Budget, type Decision, makeBot, RANKS, type Rank, STEPS } from './bot.ts'
