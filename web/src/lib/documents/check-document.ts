// What can be said of a document before it is sent.

import {
  type DocumentMethod,
  documentBytesMax,
  documentMethods,
} from '#contract/shared/identity-documents.ts'
import * as t from '../i18n/i18n.ts'

export type DocumentErrors = { readonly id_file?: string; readonly method?: string }

type Chosen = { readonly size: number; readonly type: string }

export function fileProblem(file: Chosen): string | undefined {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return t.documents.fileUnknown
  return file.size > documentBytesMax ? t.documents.fileLarge : undefined
}

export type Checked<F> =
  | { readonly file: F; readonly method: DocumentMethod }
  | { readonly errors: DocumentErrors }

export function checkDocument<F extends Chosen>(file: F | undefined, method: string): Checked<F> {
  const known = documentMethods.find((it) => it === method)
  const problem =
    file === undefined || file.size === 0 ? t.documents.fileMissing : fileProblem(file)
  if (file !== undefined && problem === undefined && known !== undefined) {
    return { file, method: known }
  }
  return {
    errors: {
      ...(problem === undefined ? {} : { id_file: problem }),
      ...(known === undefined ? { method: t.documents.methodMissing } : {}),
    },
  }
}
