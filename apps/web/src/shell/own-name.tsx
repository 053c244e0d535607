// The player's name in the header, and the form that changes it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { meQuery, rename } from '../api/queries.ts'

export function OwnName() {
  const { data: me } = useQuery(meQuery)
  if (!me) return null
  return (
    <DialogTrigger>
      <Button className="own-name tap">{me.name || 'Set your name'}</Button>
      <Popover className="float" placement="bottom end">
        <Dialog className="name-box" aria-label="Your name">
          {({ close }) => (
            <>
              <NameForm name={me.name} done={close} />
              <Link to="/me" className="own-page" onClick={close}>
                Your page: address, devices, keys
              </Link>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

export function NameForm({ name, done }: { readonly name: string; readonly done: () => void }) {
  const [typed, setTyped] = useState(name)
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: rename,
    onSuccess: async () => {
      await queries.invalidateQueries()
      done()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') save.mutate(typed.trim())
  }
  return (
    <form onSubmit={submit} className="name-form">
      <label htmlFor="own-name">Name shown to other players</label>
      <div className="name-row">
        <input
          id="own-name"
          className="in"
          value={typed}
          maxLength={40}
          autoComplete="nickname"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn" disabled={typed.trim() === '' || save.isPending}>
          Save
        </button>
      </div>
      {save.error && <p className="bad">{save.error.message}</p>}
    </form>
  )
}
