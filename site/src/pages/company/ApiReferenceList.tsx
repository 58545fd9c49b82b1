import type { ApiReference } from '../../content/company/api-reference.ts';

/** Every operation of the contract, by what it is about. */
export function ApiReferenceList({ groups }: Pick<ApiReference, 'groups'>) {
  return (
    <div className="site-api-groups">
      {groups.map(({ name, description, operations }) => (
        <section key={name} aria-label={name}>
          <div>
            <h3>{name}</h3>
            <p>{description}</p>
          </div>
          <ul>
            {operations.map(({ method, path, summary, description: more, failures }) => (
              <li key={`${method} ${path}`}>
                <details>
                  <summary>
                    <span className="site-api-method" data-method={method}>
                      {method}
                    </span>
                    <code>{path}</code>
                    <span className="site-api-summary">{summary}</span>
                  </summary>
                  {more && <p>{more}</p>}
                  <p className="site-api-failures">Fails with {failures.join(', ')}.</p>
                </details>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
