export { type EmptyDraft, type Form, type FormGame, type FormsOf, type FormTypes, formWords, type Page, START } from './form.ts'
export { placeOn, type RegionRow } from './region.ts'
export { choiceOf, choicesOf, type Details, type FormRow, type FormRows, firstOfEach, rowsOf, sameAgain, toggled } from './row.ts'
export { type FormWalk, sampleForm, type WalkedPage } from './sample.ts'
