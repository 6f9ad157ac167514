// The house rules that keep what strangers send from becoming code, markup, a command or a way out,
// and what must not be guessed or read to the primitives that are for it.

import type { CodeRule } from './code-rules.ts'

const ofServer = /^server\/src\//
const ofProduct = /^(kernel|verify|contract|client|server|browser|ui|web|office)\//
const madeMarkup = '.*(\\.insertAdjacentHTML|\\.createContextualFragment|document\\.write(ln)?)'
const ofBrowsers = /^(browser|ui|web|office)\//

export const safeRules: Readonly<Record<string, CodeRule>> = {
  'no code is made of text': {
    type: /^((Call|New)Expression|ImportDeclaration)$/,
    code: /^(eval\(|(new )?Function\(|set(Timeout|Interval)\(\s*['"]|import .*'node:vm')/,
    within: ofProduct,
  },
  'programs are started with a list of arguments, by no shell': {
    type: /^(CallExpression|Property|ImportSpecifier)$/,
    code: /^((child_process\.)?exec(Sync)?(\(|$)|shell: (true|'[^']))/,
    within: ofServer,
  },
  'what people wrote is shown as text, not as markup': {
    type: /^(JSXAttribute|AssignmentExpression|CallExpression)$/,
    code: new RegExp(
      `^(dangerouslySetInnerHTML|[^=(]*\\.(inner|outer)HTML\\s*[+]?=|${madeMarkup}\\()`,
    ),
    within: ofBrowsers,
    // Puts back what our server rendered.
    except: /^web\/(src\/lib\/site\/Still\.tsx$|test\/)/,
  },
  'a pattern is written out, not made of text': {
    type: /^(Call|New)Expression$/,
    code: /^(new )?RegExp\(/,
    within: ofProduct,
    // Made of a name of ours.
    except: /^server\/src\/platform\/cell-ways\.ts$/,
  },
  'whoever is asked leads nobody on: fetch says what it does with a redirect': {
    type: /^CallExpression$/,
    code: /^fetch\((?![\s\S]*\bredirect: '(error|manual)')/,
    within: ofServer,
  },
  'chance that counts is the system’s: platform/crypto.ts': {
    type: /^MemberExpression$/,
    code: /^Math\.random$/,
    within: ofServer,
    // How the simulated market moves, and how long to wait before the next try.
    except: /^server\/src\/trading\/open-market\.ts$/,
  },
  'hashes are of the SHA-2 family': {
    type: /^CallExpression$/,
    code: /^(create(Hash|Hmac)|hash|pbkdf2(Sync)?|hkdf(Sync)?)\(\s*'(?!sha(256|384|512)')/,
    within: ofProduct,
    // What authenticator apps speak, by RFC 6238; and argon2's own `hash`.
    except: /^server\/src\/platform\/(one-time-code|passwords)\.ts$/,
  },
  'what is encrypted is sealed: platform/seal.ts': {
    type: /^CallExpression$/,
    code: /^(crypto\.)?(create(Cipher|Decipher)(iv)?|(public|private)(Encrypt|Decrypt))\(/,
    except: /^server\/src\/platform\/seal\.ts$/,
    ofTools: true,
  },
  'certificates are looked at': {
    type: /^(Property|Literal)$/,
    code: /^(rejectUnauthorized: false|'NODE_TLS_REJECT_UNAUTHORIZED')/,
    within: ofServer,
  },
}
