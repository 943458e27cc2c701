/* A load client for WebSockets: one thread, epoll, no library.
 *
 *   cc -O2 -o wsload wsload.c
 *   wsload MODE PORT SPEC SECONDS WARMUP SERVER_PID
 *
 * MODE echo: every connection has one message under way, the server sends it back.
 * MODE table: every connection is a seat of a Pig table; it says hello, and on its turn rolls until 20, then banks.
 * SPEC has a line a connection: PATH <tab> FIRST MESSAGE <tab> SEAT. One JSON line of figures goes to standard output.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

typedef struct {
  int fd, seat, waiting, ready;
  long version, on_turn, turn_total, sent;
  uint64_t sent_at;
  char *path, *hello;
  uint8_t *buffer;
  int used, size;
} conn;

enum { ECHO, TABLE };
enum { MAX_CONNECTIONS = 20000, MAX_LATENCIES = 1 << 24, HOLD = 20 };

static conn *conns;
static int count, mode, measuring, stopping, ended;
static uint32_t *latencies;
static size_t latency_count;
static uint64_t moves, frames, bytes;

static void die(const char *what) { perror(what); exit(1); }

static uint64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000ull + t.tv_nsec;
}

static void send_frame(conn *c, const char *text, int n, int op) {
  uint8_t out[4096];
  const uint8_t mask[4] = {0x12, 0x34, 0x56, 0x78};
  int head = 2, done = 0;
  out[0] = 0x80 | op;
  if (n < 126) out[1] = 0x80 | n;
  else { out[1] = 0x80 | 126; out[2] = n >> 8; out[3] = n; head = 4; }
  memcpy(out + head, mask, 4);
  head += 4;
  for (int i = 0; i < n; i++) out[head + i] = (uint8_t)text[i] ^ mask[i & 3];
  while (done < head + n) {
    int sent = send(c->fd, out + done, head + n - done, MSG_NOSIGNAL);
    if (sent > 0) done += sent;
    else if (errno != EAGAIN) die("send");
  }
}

static void act(conn *c) {
  char text[256];
  int n;
  if (stopping) return;
  if (mode == ECHO)
    n = snprintf(text, sizeof text, "{\"type\":\"move\",\"id\":\"%ld\",\"version\":0,\"move\":\"roll\"}", c->sent++);
  else
    n = snprintf(text, sizeof text, "{\"type\":\"move\",\"id\":\"%d.%d.%ld\",\"version\":%ld,\"move\":\"%s\"}", c->seat,
                 (int)getpid(), c->sent++, c->version, c->turn_total >= HOLD ? "bank" : "roll");
  c->waiting = 1;
  c->sent_at = now();
  send_frame(c, text, n, 1);
}

static long number_after(const uint8_t *text, int n, const char *key, long missing) {
  char *at = memmem(text, n, key, strlen(key));
  return at ? strtol(at + strlen(key), NULL, 10) : missing;
}

static void answered(conn *c) {
  if (!c->waiting) return;
  c->waiting = 0;
  if (!measuring) return;
  moves++;
  if (latency_count < MAX_LATENCIES) latencies[latency_count++] = (uint32_t)((now() - c->sent_at) / 1000);
}

static void on_table(conn *c, const uint8_t *p, int n) {
  if (n < 16) return;
  if (!memcmp(p, "{\"type\":\"refused\"", 17)) { fprintf(stderr, "%.*s\n", n, p); exit(2); }
  int welcome = !memcmp(p, "{\"type\":\"welcome\"", 17);
  if (!welcome && memcmp(p, "{\"type\":\"frame\"", 15)) return;
  c->version = number_after(p, n, "\"version\":", c->version);
  c->on_turn = number_after(p, n, "\"on_turn\":", c->on_turn);
  c->turn_total = number_after(p, n, "\"turn_total\":", c->turn_total);
  c->ready = 1;
  if (memmem(p, n, "\"ack\":", 6)) answered(c);
  if (memmem(p, n, "\"finished\"", 10)) { ended++; return; }
  if (!welcome && c->on_turn == c->seat && !c->waiting) act(c);
}

static void on_message(conn *c, const uint8_t *p, int n, int op) {
  if (measuring) { frames++; bytes += n; }
  if (op == 8) { fprintf(stderr, "closed by the server: %d\n", n >= 2 ? p[0] << 8 | p[1] : 0); exit(2); }
  if (op == 9) { send_frame(c, (const char *)p, n, 10); return; }
  if (op != 1) return;
  if (mode == ECHO) { answered(c); act(c); }
  else on_table(c, p, n);
}

static void parse(conn *c) {
  int at = 0;
  for (;;) {
    if (c->used - at < 2) break;
    uint8_t *b = c->buffer + at;
    uint64_t n = b[1] & 127;
    int head = 2;
    if (n == 126) { if (c->used - at < 4) break; n = b[2] << 8 | b[3]; head = 4; }
    else if (n == 127) {
      if (c->used - at < 10) break;
      n = 0;
      for (int i = 0; i < 8; i++) n = n << 8 | b[2 + i];
      head = 10;
    }
    if ((uint64_t)(c->used - at) < head + n) break;
    on_message(c, b + head, n, b[0] & 15);
    at += head + n;
  }
  if (at) { memmove(c->buffer, c->buffer + at, c->used - at); c->used -= at; }
}

static void readable(conn *c) {
  for (;;) {
    if (c->size - c->used < 16384) { c->size *= 2; c->buffer = realloc(c->buffer, c->size); }
    int n = recv(c->fd, c->buffer + c->used, c->size - c->used - 1, 0);
    if (n > 0) { c->used += n; parse(c); if (n < 8192) return; }
    else if (n == 0) { fprintf(stderr, "the server has gone\n"); exit(3); }
    else if (errno == EAGAIN) return;
    else die("recv");
  }
}

static void poll_once(int ep, int ms) {
  struct epoll_event events[512];
  int n = epoll_wait(ep, events, 512, ms);
  for (int i = 0; i < n; i++) readable(events[i].data.ptr);
}

static void connect_one(conn *c, int port, int ep) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
  char request[1024], *end = NULL;
  int one = 1, got = 0;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  c->fd = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(c->fd, (void *)&address, sizeof address) < 0) die("connect");
  setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  int n = snprintf(request, sizeof request,
                   "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                   "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n", c->path, port);
  if (send(c->fd, request, n, 0) != n) die("send");
  while (!end) {
    int r = recv(c->fd, c->buffer + got, c->size - got - 1, 0);
    if (r <= 0) die("handshake");
    c->buffer[got += r] = 0;
    end = strstr((char *)c->buffer, "\r\n\r\n");
  }
  if (strncmp((char *)c->buffer, "HTTP/1.1 101", 12)) { fprintf(stderr, "%.200s\n", c->buffer); exit(4); }
  int head = end + 4 - (char *)c->buffer;
  memmove(c->buffer, c->buffer + head, got - head);
  c->used = got - head;
  fcntl(c->fd, F_SETFL, O_NONBLOCK);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
  epoll_ctl(ep, EPOLL_CTL_ADD, c->fd, &event);
  if (*c->hello) send_frame(c, c->hello, strlen(c->hello), 1);
  parse(c);
  poll_once(ep, 0);
}

static double server_cpu(int pid) {
  char name[64], text[1024];
  unsigned long user = 0, system = 0;
  snprintf(name, sizeof name, "/proc/%d/stat", pid);
  FILE *f = fopen(name, "r");
  if (!f) return 0;
  text[fread(text, 1, sizeof text - 1, f)] = 0;
  fclose(f);
  char *p = strrchr(text, ')');
  if (p) sscanf(p + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
  return (user + system) / (double)sysconf(_SC_CLK_TCK);
}

static long server_memory(int pid) {
  char name[64], line[256];
  long kib = 0;
  snprintf(name, sizeof name, "/proc/%d/status", pid);
  FILE *f = fopen(name, "r");
  while (f && fgets(line, sizeof line, f)) if (!strncmp(line, "VmRSS:", 6)) kib = atol(line + 6);
  if (f) fclose(f);
  return kib;
}

static int by_size(const void *a, const void *b) {
  uint32_t x = *(uint32_t *)a, y = *(uint32_t *)b;
  return x < y ? -1 : x > y;
}

static double latency(double share) {
  return latency_count ? latencies[(size_t)((latency_count - 1) * share)] / 1e3 : 0;
}

static void read_spec(const char *name) {
  static char line[4096];
  FILE *f = fopen(name, "r");
  if (!f) die(name);
  while (fgets(line, sizeof line, f) && count < MAX_CONNECTIONS) {
    conn *c = &conns[count++];
    char *rest = line;
    line[strcspn(line, "\n")] = 0;
    c->path = strdup(strsep(&rest, "\t"));
    c->hello = strdup(rest ? strsep(&rest, "\t") : "");
    c->seat = rest ? atoi(rest) : 0;
    c->on_turn = -1;
    c->size = 65536;
    c->buffer = malloc(c->size);
  }
  fclose(f);
}

int main(int argc, char **argv) {
  if (argc != 7) { fprintf(stderr, "usage: wsload echo|table PORT SPEC SECONDS WARMUP SERVER_PID\n"); return 1; }
  int port = atoi(argv[2]), pid = atoi(argv[6]), ep = epoll_create1(0);
  double seconds = atof(argv[4]), warmup = atof(argv[5]);
  mode = !strcmp(argv[1], "echo") ? ECHO : TABLE;
  conns = calloc(MAX_CONNECTIONS, sizeof *conns);
  latencies = malloc(MAX_LATENCIES * sizeof *latencies);
  read_spec(argv[3]);
  for (int i = 0; i < count; i++) connect_one(&conns[i], port, ep);
  for (int i = 0; i < count && mode == TABLE; i++) while (!conns[i].ready) poll_once(ep, 50);
  for (int i = 0; i < count; i++) if (mode == ECHO || conns[i].on_turn == conns[i].seat) act(&conns[i]);
  uint64_t start = now() + (uint64_t)(warmup * 1e9), stop = start + (uint64_t)(seconds * 1e9), began = 0;
  double cpu = 0;
  while (now() < stop) {
    if (!measuring && now() >= start) { measuring = 1; began = now(); cpu = server_cpu(pid); }
    poll_once(ep, 20);
  }
  double took = (now() - began) / 1e9;
  measuring = 0;
  stopping = 1;
  cpu = server_cpu(pid) - cpu;
  qsort(latencies, latency_count, sizeof *latencies, by_size);
  printf("{\"connections\":%d,\"moves_s\":%.0f,\"frames_s\":%.0f,\"bytes_a_frame\":%.0f,\"bytes_a_move\":%.0f,"
         "\"p50_ms\":%.3f,\"p99_ms\":%.3f,\"max_ms\":%.3f,\"server_cpu\":%.2f,\"server_kib\":%ld,\"ended\":%d}\n",
         count, moves / took, frames / took, frames ? bytes / (double)frames : 0, moves ? bytes / (double)moves : 0,
         latency(0.5), latency(0.99), latency(1), cpu / took, server_memory(pid), ended);
  return 0;
}
