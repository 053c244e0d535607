// Globals that a room may not use.

const refuse = (message: string, ...names: readonly string[]) => names.map((name) => [name, message] as const)

const NETWORK = refuse('a game and a pure package have no network', 'fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'navigator')
const HOST = refuse('import what is needed, and leave the host alone', 'globalThis', 'global', 'process', 'Buffer', 'require', 'module')
const STORAGE = refuse('the platform stores, a game does not', 'localStorage', 'sessionStorage', 'indexedDB', 'caches')
const CLOCK = refuse(
  'no clock: time comes with the call, and nothing waits',
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
const CHANCE = refuse('dice come through the port', 'crypto')
const SCREEN = refuse('no DOM: only ui draws', 'document', 'window', 'self', 'location', 'history', 'screen', 'alert', 'confirm', 'prompt')
const THREADS = refuse('no threads: the platform owns them', 'Worker', 'SharedWorker', 'BroadcastChannel', 'MessageChannel')

export const DENIED = {
  /** Computes, and does nothing else. */
  pure: Object.fromEntries([...NETWORK, ...HOST, ...STORAGE, ...CLOCK, ...CHANCE, ...SCREEN, ...THREADS]),
  /** Draws, and reaches neither network nor storage. */
  offline: Object.fromEntries([...NETWORK, ...HOST, ...STORAGE, ...CHANCE, ...THREADS]),
} as const
