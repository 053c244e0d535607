// One finding of `admiralty doctor`.
export interface Finding {
  /** The subject: 'disk'. */
  readonly about: string
  readonly state: 'ok' | 'warning' | 'failure'
  /** The result and, unless it is ok, the remedy. */
  readonly words: string
}

export const ok = (about: string, words: string): Finding => ({ about, state: 'ok', words })
export const warning = (about: string, words: string): Finding => ({ about, state: 'warning', words })
export const failure = (about: string, words: string): Finding => ({ about, state: 'failure', words })
