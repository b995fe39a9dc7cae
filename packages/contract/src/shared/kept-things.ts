import { z } from 'zod';
import { companyProcedure, hasHistory } from './errors.ts';
import { tagged } from './routes.ts';
import { id, removed } from './schemas.ts';

type Kind<Form, Changes, Thing, Code extends string, Taken> = {
  path: `/${string}`;
  tag: string;
  /** As a person calls it, with the article that points at it: 'este serviço'. */
  words: { one: string; many: string; gender: 'masculine' | 'feminine' };
  /** What its refusals begin with. */
  code: Code;
  form: Form;
  /** The form, and which one it was when it was opened. */
  changes: Changes;
  thing: Thing;
  /** Of what no two may share. */
  taken: Taken;
};

type Refusal<Status extends number> = { readonly status: Status; readonly message: string };

/** What the API offers for every kind of thing that a company keeps. */
export function keptThingsContract<
  Form extends z.ZodType,
  Changes extends z.ZodType,
  Thing extends z.ZodType,
  Code extends string,
  Taken extends Record<string, Refusal<409>>,
>({
  path,
  tag,
  words,
  code,
  form,
  changes,
  thing,
  taken,
}: Kind<Form, Changes, Thing, Code, Taken>) {
  const { one, many, gender } = words;
  const [ending, pointer] = gender === 'masculine' ? ['o', 'este'] : ['a', 'esta'];
  const name = one.charAt(0).toUpperCase() + one.slice(1);
  const notFound = refusals(`${code}_NOT_FOUND`, {
    status: 404,
    message: `${name} não encontrad${ending}`,
  });
  const changed = refusals(`${code}_CHANGED`, {
    status: 409,
    message: `Outra pessoa alterou ${pointer} ${one} enquanto você editava. Feche, confira e altere de novo.`,
  });
  const route = tagged(tag);
  const which = z.strictObject({ id });

  return {
    /** All that the company has, newest first. */
    list: companyProcedure.route(route.get(path, `Listar ${many}`)).output(z.array(thing)),

    create: companyProcedure
      .route(route.create(path, `Criar ${one}`))
      .input(form)
      .output(thing)
      .errors(taken),

    /** Takes the version that was read; whoever changed it meanwhile is not overwritten. */
    update: companyProcedure
      .route(route.put(`${path}/{id}`, `Alterar ${one}`))
      .input(changes)
      .output(thing)
      .errors({ ...taken, ...notFound, ...changed }),

    /** Takes it out of what is offered; its history stays. */
    deactivate: companyProcedure
      .route(route.post(`${path}/{id}/deactivate`, `Inativar ${one}`))
      .input(which)
      .output(thing)
      .errors(notFound),

    reactivate: companyProcedure
      .route(route.post(`${path}/{id}/reactivate`, `Ativar ${one}`))
      .input(which)
      .output(thing)
      .errors(notFound),

    remove: companyProcedure
      .route(route.delete(`${path}/{id}`, `Excluir ${one}`))
      .input(which)
      .output(removed)
      .errors({ ...notFound, ...refusals(`${code}_HAS_HISTORY`, hasHistory) }),

    /** The list as a spreadsheet: UTF-8 with byte order mark, separated by semicolons. */
    exportCsv: companyProcedure
      .route(route.get(`${path}/export`, `Exportar ${many} em CSV`))
      .output(z.file()),
  };
}

/** One declared error under a code that is only known by its beginning. */
function refusals<Code extends string, Status extends number>(
  code: Code,
  refusal: Refusal<Status>,
): Record<Code, Refusal<Status>> {
  // A computed key is any string to the compiler.
  return { [code]: refusal } as Record<Code, Refusal<Status>>;
}
