import memory from '../server-memory.json' with { type: 'json' }
import { nobody, shopPort } from './helm-chart.ts'

/** Of an unpacked archive (`npm run package`): nothing is fetched but the base. */
export function containerRecipe(): string {
  const environment = Object.entries(memory.env).map(([name, value]) => `${name}=${value}`)
  return `# In the folder of an unpacked archive: podman build -f deploy/Containerfile -t anlanh:RELEASE .
# Run it read-only: podman run --read-only --tmpfs /tmp --cap-drop=all --security-opt=no-new-privileges \\
#   --volume anlanh-data:/data --env-file shop.env --publish 3000:${shopPort} anlanh:RELEASE
FROM docker.io/library/debian:bookworm-slim
COPY --chown=0:0 . /opt/anlanh
ENV APP_ENV=production HOST=0.0.0.0 PORT=${shopPort} DATA_DIR=/data ${environment.join(' ')}
RUN install -d -o ${nobody} -g ${nobody} -m 700 /data
VOLUME /data
WORKDIR /opt/anlanh
USER ${nobody}:${nobody}
EXPOSE ${shopPort}
STOPSIGNAL SIGTERM
# Not bin/start.mjs: who runs containers restarts them.
ENTRYPOINT ["/opt/anlanh/node_modules/.bin/node", "--disable-warning=ExperimentalWarning", ${memory.arguments.map((each) => JSON.stringify(each)).join(', ')}]
CMD ["server/main.ts"]
`
}
