export const shopPort = 3000
/** The user of the container, who owns nothing but the data. */
export const nobody = 65534

/** The files of deploy/helm: web and workers, and a job that migrates before they are changed. */
export function helmChart(): Record<string, string> {
  return {
    'helm/Chart.yaml': chart,
    'helm/values.yaml': values,
    'helm/templates/migrate.yaml': migrateJob,
    'helm/templates/web.yaml': `${deployment('web')}---\n${disruption('web')}---\n${service}`,
    'helm/templates/worker.yaml': `${deployment('worker')}---\n${disruption('worker')}`,
  }
}

const chart = `apiVersion: v2
name: anlanh
description: An Lành, web and workers; PostgreSQL is brought by whoever installs it
type: application
version: 0.1.0
`

const values = `# Of a registry of your own: podman push.
image: registry.example/anlanh:RELEASE
web:
  replicas: 2
worker:
  replicas: 2
# A secret with DATABASE_URL, SECRET_KEY and CODE_KEY, and what else is secret: kubectl create secret generic anlanh --from-env-file=…
secret: anlanh
publicUrl: https://shop.example
# Of the ingress, which says where somebody comes from, and when (X-Request-Start; docs/operations/cluster.md).
trustedProxies: 10.0.0.0/8
`

const environment = `            - { name: APP_ENV, value: production }
            - { name: HOST, value: 0.0.0.0 }
            - { name: PORT, value: "${shopPort}" }
            - { name: DATA_DIR, value: /data }
            - { name: PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
            - { name: TRUSTED_PROXIES, value: {{ .Values.trustedProxies | quote }} }
`

const fromSecret = `          envFrom:
            - secretRef: { name: {{ .Values.secret }} }
`

const unprivileged = `          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          volumeMounts:
            - { name: data, mountPath: /data }
            - { name: tmp, mountPath: /tmp }
`

/** Nothing of it has to be kept: with DATABASE_URL a pod's folder only holds answers made before. */
const pod = `      securityContext:
        runAsNonRoot: true
        runAsUser: ${nobody}
        runAsGroup: ${nobody}
        fsGroup: ${nobody}
        seccompProfile: { type: RuntimeDefault }
      automountServiceAccountToken: false
      volumes:
        - { name: data, emptyDir: { sizeLimit: 2Gi } }
        - { name: tmp, emptyDir: { sizeLimit: 256Mi } }
`

const migrateJob = `apiVersion: batch/v1
kind: Job
metadata:
  name: {{ .Release.Name }}-migrate
  annotations:
    helm.sh/hook: pre-install,pre-upgrade
    helm.sh/hook-delete-policy: before-hook-creation
spec:
  backoffLimit: 3
  template:
    metadata:
      labels: { app: {{ .Release.Name }}-migrate }
    spec:
      restartPolicy: Never
${pod}      containers:
        - name: migrate
          image: {{ .Values.image }}
          args: [bin/migrate.ts]
          env:
${environment}${fromSecret}${unprivileged}`

function deployment(role: 'web' | 'worker'): string {
  const name = `{{ .Release.Name }}-${role}`
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
spec:
  replicas: {{ .Values.${role}.replicas }}
  strategy:
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels: { app: ${name} }
  template:
    metadata:
      labels: { app: ${name} }
    spec:
      # LEAVE_SECONDS, then 15 s for the last requests.
      terminationGracePeriodSeconds: 40
${pod}      containers:
        - name: ${role}
          image: {{ .Values.image }}
          env:
            - { name: ROLE, value: ${role} }
${role === 'web' ? leaving : ''}${environment}${fromSecret}${role === 'web' ? probes : ''}          resources:
            requests: { cpu: 250m, memory: 512Mi }
            limits: { memory: 1Gi }
${unprivileged}`
}

/** Longer than a machine: every node of the cluster must hear that the pod has left. */
const leaving = `            - { name: LEAVE_SECONDS, value: "15" }
`

const probes = `          ports:
            - { name: http, containerPort: ${shopPort} }
          # Long: the first one reads the search index.
          startupProbe:
            httpGet: { path: /api/health/live, port: http }
            failureThreshold: 60
            periodSeconds: 2
          readinessProbe:
            httpGet: { path: /api/health/ready, port: http }
            periodSeconds: 2
            failureThreshold: 2
          # Not the database: a pod that waits for it is not restarted.
          livenessProbe:
            httpGet: { path: /api/health/live, port: http }
            periodSeconds: 10
            failureThreshold: 6
`

function disruption(role: 'web' | 'worker'): string {
  return `apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ .Release.Name }}-${role}
spec:
  maxUnavailable: 1
  selector:
    matchLabels: { app: {{ .Release.Name }}-${role} }
`
}

const service = `apiVersion: v1
kind: Service
metadata:
  name: {{ .Release.Name }}
spec:
  selector: { app: {{ .Release.Name }}-web }
  ports:
    - { name: http, port: 80, targetPort: http }
`
