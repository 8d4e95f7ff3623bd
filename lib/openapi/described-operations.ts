import { METHODS, type ApiDescription, type Method, type OperationObject, type Parameter } from './description';
import { createResolve } from './resolve';

/** The operation whose body is an expression. */
export const QUERY_ID = 'API.query';

/** An operation as the description has it. */
export interface DescribedOperation {
  path: string;
  method: Method;
  operation: OperationObject;
  /** The operation's own parameters, then those of its path that it doesn't override. */
  parameters: Parameter[];
}

/** All operations: paths in the description's order, methods in order within the path. */
export function describedOperations(description: ApiDescription): DescribedOperation[] {
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
      const parameters = all.filter(
        (parameter, index) =>
          index === all.findIndex(({ in: location, name }) => location === parameter.in && name === parameter.name),
      );
      return [{ path, method, operation, parameters }];
    });
  });
}
