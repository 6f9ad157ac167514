// The client's own document in the query cache, and its picture.

import type { QueryClient } from '@tanstack/react-query'
import type { DocumentView } from '#contract/client/documents.ts'
import { anyPicture, documentQuery } from './api.ts'

/** The answer to an upload is the new state. */
export function setOwnDocument(queries: QueryClient, view: DocumentView): void {
  queries.setQueryData(documentQuery.queryKey, view)
  queries.removeQueries(anyPicture)
}

/** Somebody else, another tab perhaps, has changed it. */
export function refreshOwnDocument(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries(documentQuery)
}
