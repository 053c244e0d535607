// Globals that pure code and screens may not use, each with the message of the linter.

const refuse = (message: string, ...names: readonly string[]) => names.map((name) => [name, message] as const)

const NETWORK = refuse('a game and a pure package have no network', 'fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'navigator')
const HOST = refuse('no globals of the host: import what you need', 'globalThis', 'global', 'process', 'Buffer', 'require', 'module')
const STORAGE = refuse('no storage: only the platform stores data', 'localStorage', 'sessionStorage', 'indexedDB', 'caches')
const CLOCK = refuse(
  'no clock: time is an argument, and rules never wait',
  'Date',
  'Temporal',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
)
const CHANCE = refuse('no randomness: use the dice port', 'crypto')
const SCREEN = refuse(
  'no DOM: only ui folders draw',
  'document',
  'window',
  'self',
  'location',
  'history',
  'screen',
  'alert',
  'confirm',
  'prompt',
)
const THREADS = refuse('no threads: only the platform starts them', 'Worker', 'SharedWorker', 'BroadcastChannel', 'MessageChannel')

const TIMERS = refuse(
  'no timers of Node: they may end early. Wait with Clock.after, or ask Deadlines whether a time has come',
  'setTimeout',
  'clearTimeout',
)

/** Global names with the message of the linter. */
export const DENIED = {
  /** For code that only computes. */
  pure: Object.fromEntries([...NETWORK, ...HOST, ...STORAGE, ...CLOCK, ...CHANCE, ...SCREEN, ...THREADS]),
  /** For screens of games, which use neither network nor storage. */
  offline: Object.fromEntries([...NETWORK, ...HOST, ...STORAGE, ...CHANCE, ...THREADS]),
  /** For the server, whose only file with timers of Node is `platform/ports.ts`. */
  server: Object.fromEntries(TIMERS),
} as const
