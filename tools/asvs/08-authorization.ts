// Chapter 8: who may do what, to what, and which fields of it.

import { type Chapter, code, met, notOurs, page, test } from './answer.ts'

const office = 'server/src/office.routes.test.ts'
const masking = 'server/src/masking.routes.test.ts'
const attacks = 'server/src/money-attacks.routes.test.ts'

export const authorization: Chapter = {
  number: 8,
  title: 'Authorization',
  answers: {
    '8.1.1': met(
      'it is written down who may do what, and to what',
      page('docs/powers.md', 'Who of staff may do what'),
      page('docs/security.md', 'Who may do what'),
    ),
    '8.1.2': met(
      'it is written down who may read and write which fields',
      page('docs/security.md', 'Who may do what'),
    ),
    '8.2.1': met(
      'what one may not do is not there',
      test(office, '$method $path is there for no stranger and no client'),
      test(office, '$method $path'),
      test(
        'server/src/identity/tokens/tokens.routes.test.ts',
        'all other calls of clients refuse one, whatever they are',
      ),
    ),
    '8.2.2': met(
      'what is somebody else’s is as unknown as what is not there',
      test(attacks, 'is as unknown as what is not there: every call with every id of two clients'),
      test(
        'server/src/identity/documents/documents.routes.test.ts',
        'each of two clients sees their own',
      ),
      test('server/src/automation/webhooks/webhooks.routes.test.ts', 'is nobody else’s'),
    ),
    '8.2.3': met(
      'fields are read and written by whom they are for',
      test(masking, '$path'),
      test('server/src/identity/clients/own-fields.routes.test.ts', 'there are forty of them'),
      test(
        'server/src/identity/documents/identity.routes.test.ts',
        'stays so in the database too, whoever writes',
      ),
      test(
        'server/src/identity/reveals/reveals.office.routes.test.ts',
        'takes a reason, a field of the role, and a client',
      ),
    ),
    '8.3.1': met(
      'the server decides, and nothing that a browser could change',
      test(office, '$method $path'),
      test(
        'server/src/install/operators/admit-staff.db.test.ts',
        '%s is for the roles of the table, as they are now',
      ),
      code('server/src/platform/http.ts', 'createRouter', 'no call is reached but through it'),
    ),
    '8.4.1': notOurs('tenants are kept apart', 'an install has one operator'),
  },
}
