// The phases of the turn, with the current one marked.
import type { PhaseMark } from '@admiralty/kernel'

const CLASS = { done: 'done', now: 'now', 'to come': '' } as const

export function Phases({ moment, phases }: { readonly moment: string; readonly phases: readonly PhaseMark[] }) {
  return (
    <section className="sec phases" aria-label="Turn sequence">
      <div className="h">
        <h2>{moment.charAt(0).toUpperCase() + moment.slice(1)}</h2>
      </div>
      <ol className="steps">
        {phases.map(({ name, state }) => (
          <li key={name} className={CLASS[state]} {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}>
            {name}
          </li>
        ))}
      </ol>
    </section>
  )
}
