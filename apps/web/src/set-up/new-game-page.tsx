// The page of a new game: scenario with its briefing, players, options and name.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { randomValue, reasonsOf } from '../api/client.ts'
import { rulesQuery } from '../api/games.ts'
import { gamesQuery } from '../api/queries.ts'
import type { GameDescription, NewMatchRequest } from '../api/types.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { Book } from '../parts/rule.tsx'
import { createMatch } from '../proof/signed-requests.ts'
import { LateRuleDrawer } from '../rules/drawer.tsx'
import { ErrorPage, LoadingNote, NotFoundPage } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { formProblem, initialForm, newMatch, type SetupForm, scenarioOf } from './setup-form.ts'
import { TimeField } from './time-field.tsx'
import './new-game.css'
import { OptionFields, ScenarioFields, SeatFields } from './scenario-fields.tsx'
import { TermsFields, TitleField } from './terms-fields.tsx'

export function NewGamePage() {
  const { game: id } = useSearch({ from: '/set' })
  const games = useQuery(gamesQuery)
  if (games.error) return <ErrorPage error={games.error} reset={() => void games.refetch()} />
  if (!games.data)
    return (
      <Page title="New game">
        <LoadingNote what="Loading the game…" />
      </Page>
    )
  const game = id === undefined ? games.data[0] : games.data.find(({ about }) => about.id === id)
  return game ? <Form key={game.about.id} game={game} /> : <NotFoundPage />
}

function Form({ game }: { readonly game: GameDescription }) {
  const [chosen, setChosen] = useState<SetupForm>(() => initialForm(game))
  const navigate = useNavigate()
  // The options explain themselves by clauses.
  useQuery(rulesQuery(game.about.id))
  const start = useMutation({
    mutationFn: (match: NewMatchRequest) => createMatch(match),
    onSuccess: ({ id }) => navigate({ to: '/table/$id', params: { id } }),
  })
  const [rule, setRule] = useState<string | null>(null)
  const scenario = scenarioOf(game, chosen.scenario)
  if (!scenario) return <NotFoundPage />
  const problem = formProblem(chosen)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null) start.mutate(newMatch(game, chosen, randomValue()))
  }
  const fields = { game, scenario, chosen, onChange: setChosen }
  return (
    <Page title="New game">
      <Book system={game.about.id} open={setRule}>
        <form className="set" onSubmit={submit}>
          <h1 className="big">{game.about.title}: new game</h1>
          <ScenarioFields {...fields} />
          <div className="set-rest">
            <SeatFields chosen={chosen} onChange={setChosen} />
            <OptionFields {...fields} />
            <TimeField terms={chosen.clock} onChange={(clock) => setChosen({ ...chosen, clock })} />
            <TitleField {...fields} />
            <TermsFields chosen={chosen} onChange={setChosen} />
            {start.error && <RefusalNote refused={reasonsOf(start.error)} />}
            {problem !== null && <p className="bad">{problem}</p>}
            <div className="start-bar">
              <button type="submit" className="btn go" disabled={start.isPending || problem !== null}>
                Start
              </button>
            </div>
          </div>
        </form>
        <LateRuleDrawer system={game.about.id} rule={rule} onClose={() => setRule(null)} />
      </Book>
    </Page>
  )
}
