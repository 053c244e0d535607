// A personal link, opened on another device: asks before it replaces who this browser is.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { matchesQuery, meQuery } from '../api/queries.ts'
import { takeOver } from '../api/social.ts'
import { Page } from '../shell/shell.tsx'
import './profile.css'

export function TakeOverPage() {
  const { token } = useParams({ from: '/me/take/$token' })
  const { data: me } = useQuery(meQuery)
  const { data: tables } = useQuery(matchesQuery)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const take = useMutation({
    mutationFn: () => takeOver(token),
    async onSuccess() {
      queries.clear()
      await navigate({ to: '/', replace: true })
    },
  })
  return (
    <Page title="A personal link">
      <div className="me">
        <p className="dim">A personal link</p>
        <h1 className="big">Make this browser the same person?</h1>
        <p>This browser then has the name, the tables and the seats of whoever made the link. The link works once.</p>
        <p>
          {tables && tables.length > 0
            ? `Here you are ${me?.name || 'a guest'} now, with ${tables.length === 1 ? 'one table' : `${tables.length} tables`} that this browser then loses. To keep what is yours here, make a personal link of your own first.`
            : `Here you are ${me?.name || 'a guest'} now, without any table: nothing is lost.`}
        </p>
        <div className="alts">
          <button type="button" className="btn go" disabled={take.isPending} onClick={() => take.mutate()}>
            Yes, take it over
          </button>
          <Link to="/" className="btn">
            No, stay {me?.name || 'as it is'}
          </Link>
          {tables && tables.length > 0 && (
            <Link to="/me" className="btn">
              Your own link
            </Link>
          )}
        </div>
        {take.error && (
          <p className="bad" role="alert">
            {take.error.message}
          </p>
        )}
      </div>
    </Page>
  )
}
