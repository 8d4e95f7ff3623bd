import { METHODS, type ApiDescription, type Method, type Parameter } from './description';
import { createResolve } from './resolve';

/** The operation whose body is an expression. */
export const QUERY_ID = 'API.query';

/** An operation as the description has it. */
export type DescribedOperation = ReturnType<typeof describedOperations>[number];

/** All operations: paths in the description's order, methods in order within the path. */
export function describedOperations(description: ApiDescription) {
  const resolve = createResolve(description);
  return Object.entries(description.paths).flatMap(([path, reference]) => {
    const item = resolve(reference);
    const methods = (Object.keys(item) as Method[]).filter((key) => METHODS.includes(key));
    return methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const all = [...(operation.parameters ?? []), ...(item.parameters ?? [])].map((parameter) =>
        resolve<Parameter>(parameter),
      );
      /** The operation's own parameters, then those of its path that it doesn't override. */
      const parameters = all.filter(
        (parameter, index) =>
          index === all.findIndex(({ in: location, name }) => location === parameter.in && name === parameter.name),
      );
      return [{ path, method, operation, parameters }];
    });
  });
}
