// The open question with its list of choices.
import { isMouseMoved } from '@admiralty/board'
import { later } from '@admiralty/game-ui'
import { type Choice, percent, type Question } from '@admiralty/kernel'
import { Suspense, useEffect, useRef } from 'react'
import { RefusalNote } from '../parts/refusal.tsx'
import { RuleLink } from '../parts/rule.tsx'
import { Termed, TermedSentence, WithoutTerms } from '../parts/termed.tsx'
import type { Saving } from './answers.ts'
import { Bar } from './odds.tsx'
import type { Aiming } from './use-aiming.ts'
import './ask.css'

// Loaded on demand, since few questions ask for a place.
const PlaceRow = later(() => import('./place-row.tsx'), 'PlaceRow')

interface AskProps {
  readonly question: Question
  readonly aiming: Aiming
  /** A sentence about the answer on its way; empty if none is. A lesson judges an answer at once. */
  readonly progress?: string
}

export function Ask(props: AskProps) {
  const { question, aiming, progress = '' } = props
  const { answers } = aiming
  return (
    <section className="ask" aria-label="Your decision" aria-busy={answers.busy}>
      <div className="who">
        <span>{progress || question.phase}</span>
        <RuleLink rule={question.rule} />
      </div>
      <h2 className="what">
        <Termed text={question.title} />
      </h2>
      {question.text !== '' && (
        <p>
          <TermedSentence text={question.text} />
        </p>
      )}
      {aiming.closed ? (
        <button type="button" className="linkish unfold" aria-expanded="false" onClick={aiming.unfold}>
          Show as list
        </button>
      ) : (
        <WithoutTerms of={[question.title, question.text]}>
          <ChoiceList {...props} />
        </WithoutTerms>
      )}
    </section>
  )
}

function ChoiceList({ aiming }: AskProps) {
  const { choices, answers } = aiming
  const { rows, folded } = aiming.listed
  const others = (role: Choice['role']) => choices.filter((choice) => choice.role === role)
  return (
    <>
      {rows.length + folded.length + aiming.places.length > 0 && (
        <ol className="rows">
          {aiming.places.map((field) => (
            <Suspense key={field.key}>
              <PlaceRow field={field} busy={answers.busy} />
            </Suspense>
          ))}
          {rows.map((choice, index) => (
            <Row key={choice.key} choice={choice} figure={index + 1} busy={answers.busy} aiming={aiming} />
          ))}
          {folded.length > 0 && (
            <li>
              <button type="button" className="row unfold" aria-expanded="false" disabled={answers.busy} onClick={aiming.unfold}>
                <span />
                <span className="label">{rows.length > 0 ? 'or pick a marked place on the map' : 'Pick a marked place on the map'}</span>
                <span />
                <span className="num">Show as list ({folded.length})</span>
              </button>
            </li>
          )}
        </ol>
      )}
      {answers.saving && others('row').some(givesOrder) && <SaveOnlyBox saving={answers.saving} />}
      <div className="acts">
        {answers.refused && <RefusalNote refused={answers.refused} unsent={answers.unsent !== null} />}
        {answers.unsent && (
          <button type="button" className="btn" onClick={answers.again}>
            Send again
          </button>
        )}
        {others('main').map((choice) => (
          <MainButton key={choice.key} choice={choice} aiming={aiming} />
        ))}
        {others('back').map((choice) => (
          <button key={choice.key} type="button" className="btn" disabled={answers.busy} onClick={() => aiming.pick(choice)}>
            {choice.label} <kbd>Esc</kbd>
          </button>
        ))}
        {others('back').length === 0 && answers.draft !== null && (
          <button type="button" className="btn" onClick={answers.clear}>
            Start over <kbd>Esc</kbd>
          </button>
        )}
        {answers.earlier.length > 0 && (
          <button type="button" className="linkish undo" disabled={answers.busy} onClick={answers.undo}>
            Undo <kbd>U</kbd>
          </button>
        )}
      </div>
    </>
  )
}

const givesOrder = ({ then }: Choice): boolean => then.kind === 'order'

/** The main answer. In a match with a clock it is sent as ready, and a second button saves it. */
function MainButton({ choice, aiming }: Pick<AskProps, 'aiming'> & { readonly choice: Choice }) {
  const { busy, saving } = aiming.answers
  const { label, note } = choice
  const key = aiming.entered?.key === choice.key && <kbd>⏎</kbd>
  const canSave = saving !== null && givesOrder(choice)
  return (
    <>
      <button type="button" className="btn go" disabled={busy} onClick={() => aiming.pick(choice)}>
        {canSave ? `Ready: ${label}` : label}{' '}
        {note === null ? (
          key
        ) : (
          <span className="beside">
            <small>{note}</small> {key}
          </span>
        )}
      </button>
      {canSave && (
        <button type="button" className="btn" disabled={busy} data-tip={SAVE_TIP} onClick={() => saving.save(choice)}>
          Save
        </button>
      )}
    </>
  )
}
const SAVE_TIP = 'It counts at the deadline. Until then you can change it, and the others wait for you.'

/** Decides whether rows, map and the game's own page only save an order. */
export function SaveOnlyBox({ saving }: { readonly saving: Saving }) {
  return (
    <label className="auto save-only">
      <input type="checkbox" checked={saving.only} onChange={({ target }) => saving.setOnly(target.checked)} />
      <span>Save only. It counts at the deadline.</span>
    </label>
  )
}

interface RowProps extends Pick<AskProps, 'aiming'> {
  readonly choice: Choice
  readonly figure: number
  readonly busy: boolean
}

/** A note of at most this many characters is shown beside the label, a longer one below it. */
const SHORT = 16

function Row({ choice, figure, busy, aiming: { aim, aimAt, entered, pick } }: RowProps) {
  const button = useRef<HTMLButtonElement>(null)
  const aimed = aim?.choice.key === choice.key
  const byKeys = aimed && aim.by === 'key'
  const besideLabel = choice.odds === null && (choice.note?.length ?? 0) <= SHORT
  useEffect(() => {
    if (aimed) button.current?.scrollIntoView({ block: 'nearest' })
  }, [aimed])
  return (
    <li>
      <button
        ref={button}
        type="button"
        className={`row${byKeys ? ' sel' : ''}${aimed && !byKeys ? ' near' : ''}`}
        disabled={busy}
        onClick={() => pick(choice)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && aimAt(choice, 'key')}
        // Not on entering: a list that scrolls under a resting pointer must not change the aim.
        onPointerMove={(event) => {
          if (isMouseMoved(event) && (aim?.choice.key !== choice.key || aim.by !== 'mouse')) aimAt(choice, 'mouse')
        }}
        onPointerLeave={(event) => event.pointerType === 'mouse' && aimAt(null, 'mouse')}
      >
        {entered?.key === choice.key ? <kbd>⏎</kbd> : figure < 10 ? <kbd>{figure}</kbd> : <span />}
        <span className="label">
          <Termed text={choice.label} />
          {choice.note !== null && !besideLabel && (
            <small>
              <Termed text={choice.note} />
            </small>
          )}
        </span>
        {choice.odds === null ? <span /> : <Bar odds={choice.odds} />}
        <span className="num">
          {choice.odds !== null ? percent(choice.odds) : besideLabel && choice.note !== null && <Termed text={choice.note} />}
          {choice.oddsTo !== null && <small> to {choice.oddsTo}</small>}
        </span>
      </button>
    </li>
  )
}
