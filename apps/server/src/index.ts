export { type BotRequest, BotWorker, type SeatView, seatViewOf } from './bots/bot-worker.ts'
export { CannotStart } from './platform/cannot-start.ts'
export type { GameModules, ServedGame } from './platform/game-catalog.ts'
export { loadGameModules } from './platform/game-modules.ts'
export type { Mail, Mailer } from './platform/mailer.ts'
export {
  type AnswerDelays,
  type Clock,
  DEFAULT_CONSENT_AFTER,
  DEFAULT_DELAYS,
  type Random,
  systemClock,
  systemRandom,
} from './platform/ports.ts'
export { parseSettings, type Settings, settingsLines } from './platform/settings.ts'
export { makeObjectsYoung } from './platform/young-objects.ts'
export { startProcesses } from './processes/primary.ts'
export { runChild } from './processes/run-child.ts'
export { makeServer, type ServerPorts } from './server.ts'
export { locationName, lossReport, type Running, start, storeLocationOf, webFolderOf } from './start.ts'
