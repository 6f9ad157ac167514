// What the screens ask the server about one client besides what happened: notes, tags, who is
// linked, letters, and closing.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import { staffClientActRoutes } from '#contract/staff/clients.ts'
import { letterRoutes, type SendableLetter } from '#contract/staff/letters.ts'
import { linkedRoutes } from '#contract/staff/linked.ts'
import { noteRoutes } from '#contract/staff/notes.ts'
import { tagRoutes } from '#contract/staff/tags.ts'
import { ask, askPage } from '../lib/ask.ts'
import { seldomMs } from '../lib/seldom.ts'

const notesKey = (id: string) => ['notes', id]

export function useNotes(id: string) {
  return useInfiniteQuery({
    queryKey: notesKey(id),
    queryFn: ({ signal, pageParam }) =>
      askPage(noteRoutes.officeNotes, { params: { id }, query: { cursor: pageParam }, signal }),
    refetchInterval: seldomMs,
    ...pageByPage,
  })
}

export function useWriteNote(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => ask(noteRoutes.officeNote, { params: { id }, body: { text } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: notesKey(id) }),
  })
}

/** `seen` is the version that is changed. */
export function useChangeNote(id: string, note: string, seen: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      ask(noteRoutes.officeNoteVersion, { params: { id, note }, body: { text, seen } }),
    onSettled: () => queries.invalidateQueries({ queryKey: notesKey(id) }),
  })
}

const tagsKey = (id: string) => ['client tags', id]

export function useClientTags(id: string) {
  return useQuery({
    queryKey: tagsKey(id),
    queryFn: ({ signal }) => ask(tagRoutes.officeClientTags, { params: { id }, signal }),
    refetchInterval: seldomMs,
  })
}

export function useMark(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { tag: string; is_on: boolean }) =>
      ask(tagRoutes.officeClientTag, { params: { id }, body }),
    onSuccess: (tags) => queries.setQueryData(tagsKey(id), tags),
  })
}

export function useLinked(id: string) {
  return useQuery({
    queryKey: ['client', id, 'linked'],
    queryFn: ({ signal }) => ask(linkedRoutes.officeLinked, { params: { id }, signal }),
  })
}

export function useLetters(id: string) {
  return useQuery({
    queryKey: ['client', id, 'letters'],
    queryFn: ({ signal }) => ask(letterRoutes.officeLetters, { params: { id }, signal }),
  })
}

export function useResend(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, record }: SendableLetter) =>
      ask(letterRoutes.officeLetter, { params: { id }, body: { kind, record } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['client', id, 'timeline'] }),
  })
}

const endings = {
  close: staffClientActRoutes.officeClose,
  end_demo: staffClientActRoutes.officeEndDemo,
} as const
export type Ending = keyof typeof endings

export function useEnding(id: string, ending: Ending) {
  const queries = useQueryClient()
  return useMutation<unknown, Error, string>({
    mutationFn: (reason) => ask(endings[ending], { params: { id }, body: { reason } }),
    onSuccess: () => queries.invalidateQueries(),
  })
}
