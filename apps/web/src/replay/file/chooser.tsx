// The form that imports a replay: it chooses a file, shows the progress of the check and the reason of a refusal.
import { Link } from '@tanstack/react-router'
import { type DragEvent, useState } from 'react'
import { FileButton } from '../../parts/file-button.tsx'
import { sentence } from '../../parts/sentence.ts'
import { MOST_BYTES, STAGES, type Stage } from './opening.ts'
import type { OpeningState } from './use-opening.ts'
import './chooser.css'

interface ChooserProps {
  readonly now: OpeningState['now']
  onOpen(file: File): void
  onStop(): void
}

const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  read: 'Reading the file',
  form: 'Checking the format',
  proof: 'Checking the hash chain, dice and rules',
}

export function Chooser({ now, onOpen, onStop }: ChooserProps) {
  const [over, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onOpen(file)
  }
  return (
    <section
      className={over ? 'file-choice over' : 'file-choice'}
      aria-label="Import a replay"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <h1 className="big">Import a replay</h1>
      <p>Open a journal file that was saved here or on another server. The file stays in this browser: nothing is uploaded.</p>
      {now?.kind === 'stage' ? (
        <Progress now={now} onStop={onStop} />
      ) : (
        <>
          {now?.kind === 'refused' && <Refused now={now} />}
          <div className="alts">
            <FileButton label="Journal file" className="btn go" onFile={onOpen}>
              {now ? 'Choose another file' : 'Choose a file'}
            </FileButton>
            <Link to="/" className="btn">
              All games
            </Link>
          </div>
          <p className="dim">A JSON file of at most {MOST_BYTES / 2 ** 20} MB. You can also drop it here.</p>
        </>
      )}
    </section>
  )
}

type At<K extends 'stage' | 'refused'> = Extract<NonNullable<OpeningState['now']>, { readonly kind: K }>

function Progress({ now, onStop }: { readonly now: At<'stage'>; onStop(): void }) {
  const at = STAGES.indexOf(now.stage)
  return (
    <div className="file-progress" role="status">
      <p>
        <b>{now.name}</b>
      </p>
      <ol>
        {STAGES.map((stage, index) => (
          <li
            key={stage}
            className={index < at ? 'done' : index === at ? 'now' : 'to-come'}
            aria-current={index === at ? 'step' : undefined}
          >
            {STAGE_WORDS[stage]}
            {stage === 'proof' && index === at && <progress max="1" value={now.share} aria-label={STAGE_WORDS.proof} />}
          </li>
        ))}
      </ol>
      <button type="button" className="btn" onClick={onStop}>
        Stop
      </button>
    </div>
  )
}

function Refused({ now }: { readonly now: At<'refused'> }) {
  return (
    <div className="file-refused" role="alert">
      <p>
        <b>{now.name}</b> cannot be opened.
      </p>
      <p className={now.isWrong ? 'bad' : undefined}>{now.reason}</p>
      {now.findings.length > 0 && (
        <ul>
          {now.findings.map((finding) => (
            <li key={finding}>{sentence(finding)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
