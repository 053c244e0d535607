// What one may take along: a link to this very step, the journal as a file, a report to read.
import { useState } from 'react'
import { seatName } from '../parts/plate.tsx'
import { eyesName } from './eyes.ts'
import { makePlace } from './going.ts'
import { makeReport } from './report.ts'
import type { SideProps } from './side.tsx'
import { fileOf } from './telling.ts'

export function TakeHome({ match, game, eyes, stops, at }: SideProps) {
  const over = match.status === 'over'
  const stop = stops[at]
  const address = new URL(location.href)
  address.hash = stop ? makePlace(stop) : ''
  const report = () =>
    save(
      `admiralty-${match.id.slice(0, 8)}.md`,
      makeReport({
        title: match.title,
        game: game.system.rulebook.title,
        created: match.created,
        players: match.seats.map(({ seat, name }) => `${seatName(seat)}: ${name ?? 'nobody'}`),
        eyes: eyesName(eyes, over),
        outcome: match.outcome && { line: game.words.outcome(match.outcome, stops.at(-1)?.view), why: match.outcome.why },
        stops,
      }),
    )
  return (
    <section className="replay-pane take-home" aria-label="Share and save">
      <h2>Link to this step</h2>
      <CopyLink address={address.href} />
      <p className="dim">
        {over
          ? 'Whoever has the link sees this match; nobody needs an account or a seat.'
          : 'Watchers see what watchers are told. What your seat sees is shown to nobody else before it is over.'}
      </p>
      <h2>Report</h2>
      <p>The log as a text to read, with a heading for every turn, as these eyes saw it (Markdown).</p>
      <button type="button" className="btn" onClick={report}>
        Save the report
      </button>
      <h2>Journal</h2>
      <p>
        {over
          ? 'Every order, event and die, with the secret that proves them (JSON). The command admiralty verify checks it without any server.'
          : 'What these eyes were told so far (JSON). The whole journal opens when it is over.'}
      </p>
      <a className="btn" href={fileOf(match, eyes)} download>
        Save the journal
      </a>
    </section>
  )
}

function CopyLink({ address }: { readonly address: string }) {
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(address)
    } catch {
      setCopied(null) // the field beside can be copied by hand
    }
  }
  return (
    <div className="copy-link">
      <input className="in" readOnly value={address} aria-label="Link to this step" onFocus={(event) => event.currentTarget.select()} />
      <button type="button" className="btn" onClick={() => void copy()}>
        {copied === address ? 'Copied' : 'Copy'}
      </button>
    </div>
  )
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
