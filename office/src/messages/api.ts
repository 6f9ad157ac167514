// What the screen of messages asks the server.

import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { StaffMessage } from '#contract/staff/messages.ts'
import { staffMessageRoutes as routes } from '#contract/staff/messages.ts'
import { ask, askPage } from '../lib/ask.ts'

const everyMs = 10_000
export function useMessages(filters: Readonly<Record<string, string>>) {
  return useInfiniteQuery({
    queryKey: ['messages', filters],
    queryFn: ({ pageParam, signal }) =>
      askPage(routes.officeMessages, {
        query: { ...filters, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    refetchInterval: everyMs,
  })
}

export function useMessage(id: string) {
  return useQuery({
    queryKey: ['message', id],
    queryFn: ({ signal }) => ask(routes.officeMessage, { params: { id }, signal }),
  })
}

export function useCannedAnswers() {
  return useQuery({
    queryKey: ['canned answers'],
    queryFn: ({ signal }) => ask(routes.officeCannedAnswers, { signal }),
  })
}

export function useKeepCanned() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string; text: string }) => ask(routes.officeCannedAnswer, { body }),
    onSuccess: (kept) => queries.setQueryData(['canned answers'], kept),
  })
}

export function useDropCanned() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => ask(routes.officeCannedAnswerRemoval, { params: { id } }),
    onSuccess: (kept) => queries.setQueryData(['canned answers'], kept),
  })
}

export function useAnswer(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      ask(routes.officeMessageAnswer, { params: { id }, body: { text } }),
    onSettled: handled(queries, id),
  })
}

export function useClosing(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      ask(routes.officeMessageClosing, { params: { id }, body: { reason } }),
    onSettled: handled(queries, id),
  })
}

export function useReopening(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      ask(routes.officeMessageReopening, { params: { id }, body: { reason } }),
    onSettled: handled(queries, id),
  })
}

export function useAssignment(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (is_mine: boolean) =>
      ask(routes.officeMessageAssignment, { params: { id }, body: { is_mine } }),
    onSettled: handled(queries, id),
  })
}

/** The message as it is now, if there was an answer; lists are asked for again in any case. */
function handled(queries: QueryClient, id: string) {
  return (message: StaffMessage | undefined) => {
    if (message) queries.setQueryData(['message', id], message)
    void queries.invalidateQueries()
  }
}
