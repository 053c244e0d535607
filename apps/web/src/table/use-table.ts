// The stream as a hook. It is open while the component is mounted; then everything received is dropped.
import type { Viewer, Words } from '@admiralty/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readOwedAgain } from '../api/queries.ts'
import { answerFixedEntry, recordBegin, recordMessages } from '../proof/recorder.ts'
import { connect, streamPath, type TableState, unopened } from './connection.ts'

export function useTable(match: string, viewer: Viewer, words: Words): TableState {
  const queries = useQueryClient()
  const [state, setState] = useState(unopened)
  useEffect(() => {
    const close = connect(words, {
      open: () => new EventSource(streamPath(match, viewer)),
      later: (run, ms) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
      onChange: setState,
      onBegin: (begin) => recordBegin({ match, viewer }, begin),
      onMessages(messages) {
        void readOwedAgain(queries)
        recordMessages({ match, viewer }, messages)
      },
      onRefused: () => void queries.invalidateQueries({ queryKey: ['match', match] }),
      onFixed: (fixed) => answerFixedEntry(match, fixed),
    })
    return () => {
      close()
      setState(unopened)
    }
  }, [match, viewer, words, queries])
  return state
}
