// One thing said: by whom, and what. Whatever was typed is text and nothing else, and turns no writing around.
import { type Plate, SidePlate } from '@admiralty/board'
import type { Note } from '../api/company.ts'
import { seatName } from '../parts/plate.tsx'
import { noteWords } from './words.ts'

export function NoteWords({ note, plate }: { readonly note: Note; readonly plate: Plate }) {
  return (
    <>
      <SidePlate plate={plate} size={13} /> <bdi className="speaker">{note.name || seatName(note.seat)}</bdi>{' '}
      <q>
        <bdi>{noteWords(note)}</bdi>
      </q>
    </>
  )
}
