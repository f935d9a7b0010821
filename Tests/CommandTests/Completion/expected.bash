# Completion of hig for bash.
_hig_candidates() {
  mapfile -t COMPREPLY < <(compgen "$@" -- "$word")
}

_hig() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command= index
  # bash takes --flag=value for three words.
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    case ${COMP_WORDS[index]} in
      --from|--list|--site|-n|--count|--form|--with|--known|--free|-E|--error|--day)
        ((index++))
        if [[ ${COMP_WORDS[index]} == = ]]; then ((index++)); fi
        ;;
      -*) ;;
      *) command=${COMP_WORDS[index]}; break ;;
    esac
  done
  COMPREPLY=()
  case $command:$before in
    look:--from) compopt -o filenames 2> /dev/null; _hig_candidates -f; return ;;
    *:--from) compopt -o filenames 2> /dev/null; _hig_candidates -d; return ;;
    *:--list) compopt -o filenames 2> /dev/null; _hig_candidates -f; return ;;
    *:--site) return ;;
    *:-n|*:--count) return ;;
    *:--form) _hig_candidates -W 'one two'; return ;;
    *:--with) _hig_candidates -W 'a b'; return ;;
    *:--known) _hig_candidates -W 'x'; return ;;
    *:--free) return ;;
    *:-E|*:--error) _hig_candidates -W 'r s'; return ;;
    *:--day) return ;;
  esac
  case $command in
    '') _hig_candidates -W 'make look pick find --help --version' ;;
    make)
      if [[ $word == -* ]]; then
        _hig_candidates -W '--quiet --from --list --site --count --form --with --known --free --error --day --help'
      else
        compopt -o filenames 2> /dev/null; _hig_candidates -d
      fi
      ;;
    look)
      if [[ $word == -* ]]; then
        _hig_candidates -W '--from --help'
      else
        :
      fi
      ;;
    pick)
      if [[ $word == -* ]]; then
        _hig_candidates -W '--help'
      else
        _hig_candidates -W 'left right'
      fi
      ;;
    find)
      if [[ $word == -* ]]; then
        _hig_candidates -W '--help'
      else
        :
      fi
      ;;
  esac
}

complete -F _hig hig
