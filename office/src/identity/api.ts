// What the screen of identity asks the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { staffDocumentRoutes as routes } from '#contract/staff/documents.ts'
import { ask, askPage } from '../lib/ask.ts'
import type { ListState } from '../list/use-list-state.ts'

const everyMs = 10_000

export function useDocuments({ all }: ListState) {
  const found = useInfiniteQuery({
    queryKey: ['documents', all],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...all, ...(pageParam === null ? {} : { cursor: pageParam }) }
      return askPage(routes.officeDocuments, { query, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchInterval: everyMs,
  })
  return { list: found, items: found.data?.pages.flatMap(({ data }) => data) ?? [] }
}

export function useDocument(id: string) {
  return useQuery({
    queryKey: ['document', id],
    queryFn: ({ signal }) => ask(routes.officeDocument, { params: { id }, signal }),
  })
}

/** Where the picture of an open document is; asked for once for each opening. */
export function pictureOf(id: string, until: string): string {
  return `/api/office/documents/${id}/picture?${new URLSearchParams({ until })}`
}

/** What is done with one document: each answers how it stands then. */
function useActOn<Given>(id: string, act: (given: Given) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['document', id] })
      void queries.invalidateQueries({ queryKey: ['documents'] })
      void queries.invalidateQueries({ queryKey: ['queue'] })
    },
  })
}

export const useOpening = (id: string) =>
  useActOn(id, (reason: string) =>
    ask(routes.officeDocumentOpening, { params: { id }, body: { reason } }),
  )

export const useApproval = (id: string) =>
  useActOn<void>(id, () => ask(routes.officeDocumentApproval, { params: { id } }))

export const useRejection = (id: string) =>
  useActOn(id, (reason: string) =>
    ask(routes.officeDocumentRejection, { params: { id }, body: { reason } }),
  )

export const useCall = (id: string) =>
  useActOn(id, (code: string) => ask(routes.officeIdentityCall, { params: { id }, body: { code } }))

export const useExtension = (id: string) =>
  useActOn(id, (reason: string) =>
    ask(routes.officeIdentityExtension, { params: { id }, body: { reason } }),
  )
